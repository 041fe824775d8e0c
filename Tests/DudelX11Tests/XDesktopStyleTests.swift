import Testing

@testable import DudelX11

struct XDesktopStyleTests {
  @Test(arguments: [
    ("Xft.dpi:\t96\n", 1.0), ("Xft.dpi:\t192\n", 2), ("Xft.dpi: 144", 1.5), ("Xft.dpi:120\n", 1.25),
    ("Xcursor.size:\t24\nXft.dpi:\t192\nXft.antialias:\t1\n", 2), ("Xft.dpi:\t48", 0.5),
    ("Xft.dpi:\t768", 8), ("Xft.dpi:\t100.8", 1.05),
  ])
  func theScaleFollowsTheDotsPerInch(resources: String, scale: Double) {
    #expect(XDesktopStyle.scale(resources: resources) == scale)
  }

  @Test(arguments: [
    "", "\n", "Xft.dpi", "Xft.dpi:", "Xft.dpi:\t", "Xft.dpi:\tbig", "Xft.dpi:\t0",
    "Xft.dpi:\t-96", "Xft.dpi:\t1e9", "Xft.dpi:\tnan", "Xft.dpi:\tinf", "Xft.dpi:\t47.9",
    "Xft.dpi.x:\t192", "xft.dpi:\t192", "*dpi:\t192", "! Xft.dpi:\t192",
  ])
  func whatIsNoScaleIsOne(resources: String) {
    #expect(XDesktopStyle.scale(resources: resources) == 1)
  }
}
