// swift-tools-version: 6.2
// The targets below are the architecture: an arrow that is not listed does not compile
// (`make arrows`). CONTRIBUTING.md draws it.
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// A C library found by pkg-config; the module map names what to link.
func library(_ name: String, pkgConfig: String, apt: String, yum: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .yum([yum])])
}

let package = Package(
  name: "dudel",
  products: [
    .executable(name: "dudel", targets: ["Dudel"]),
    .executable(name: "dudel-bench", targets: ["DudelBench"]),
  ],
  targets: [
    // The program, from the bottom up.
    .target(name: "DudelGeometry", swiftSettings: strict),
    .target(name: "DudelModel", dependencies: ["DudelGeometry"], swiftSettings: strict),
    .target(
      name: "DudelTools", dependencies: ["DudelModel", "DudelGeometry"],
      resources: [.embedInCode("Icons")], swiftSettings: strict),
    .target(
      name: "DudelEditor", dependencies: ["DudelTools", "DudelModel", "DudelGeometry", "CIntl"],
      resources: [.embedInCode("Icons")], swiftSettings: strict),
    .target(
      name: "DudelCairo",
      dependencies: ["DudelModel", "DudelGeometry", "CCairo", "CPangoShims"],
      swiftSettings: strict),
    .target(
      name: "DudelFiles",
      dependencies: [
        "DudelCairo", "DudelModel", "DudelGeometry",
        "CCairo", "CExpat", "CPNGShims", "CZlib", "CPictureShims",
        "CXattr",
      ],
      swiftSettings: strict),
    .target(
      name: "DudelX11",
      dependencies: [
        "DudelEditor", "DudelTools", "DudelModel", "DudelGeometry", "DudelCairo",
        "CCairo", "CCairoXlib", "CX11", "CX11Shims",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "Dudel",
      dependencies: [
        "DudelX11", "DudelFiles", "DudelCairo", "DudelEditor", "DudelTools", "DudelModel",
        "DudelGeometry", "CIntl",
      ],
      resources: [.embedInCode("Icons")],
      swiftSettings: onMainActor),

    // The benchmark and the bare program that it measures against.
    .target(name: "CScribbler", dependencies: ["CX11", "CCairoXlib"]),
    .executableTarget(
      name: "DudelBench", dependencies: ["CScribbler", "CX11", "CXTest"], swiftSettings: strict),

    // C libraries.
    library("CX11", pkgConfig: "x11", apt: "libx11-dev", yum: "libX11-devel"),
    library("CXTest", pkgConfig: "xtst", apt: "libxtst-dev", yum: "libXtst-devel"),
    library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", yum: "cairo-devel"),
    library("CCairoXlib", pkgConfig: "cairo-xlib", apt: "libcairo2-dev", yum: "cairo-devel"),
    library("CPangoCairo", pkgConfig: "pangocairo", apt: "libpango1.0-dev", yum: "pango-devel"),
    library("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", yum: "expat-devel"),
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", yum: "libpng-devel"),
    library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", yum: "zlib-devel"),
    library("CRsvg", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev", yum: "librsvg2-devel"),
    library(
      "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev",
      yum: "gdk-pixbuf2-devel"),
    .target(name: "CX11Shims", dependencies: ["CX11"]),
    .target(name: "CPNGShims", dependencies: ["CPNG"]),
    // Load libraries when they are first needed: ink needs none of them.
    .target(name: "CPangoShims", dependencies: ["CPangoCairo"]),
    .target(name: "CPictureShims", dependencies: ["CRsvg", "CGdkPixbuf", "CPangoShims"]),
    // The C library's gettext, which its Swift module leaves out.
    .systemLibrary(name: "CIntl"),
    // And its extended attributes of files.
    .systemLibrary(name: "CXattr"),

    // Tests.
    .target(
      name: "DudelTestSupport",
      dependencies: [
        "DudelEditor", "DudelTools", "DudelModel", "DudelGeometry", "DudelCairo", "CX11",
        "CXTest", "CPNG",
      ],
      path: "Tests/DudelTestSupport", swiftSettings: strict),
    .testTarget(
      name: "DudelGeometryTests", dependencies: ["DudelGeometry"], swiftSettings: strict),
    .testTarget(
      name: "DudelModelTests", dependencies: ["DudelModel", "DudelGeometry", "DudelTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DudelToolsTests",
      dependencies: ["DudelTools", "DudelModel", "DudelGeometry", "DudelTestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "DudelEditorTests",
      dependencies: [
        "DudelEditor", "DudelTools", "DudelModel", "DudelGeometry", "DudelTestSupport",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "DudelCairoTests",
      dependencies: [
        "DudelCairo", "DudelEditor", "DudelTools", "DudelModel", "DudelGeometry",
        "DudelTestSupport",
      ],
      exclude: ["Golden"], swiftSettings: onMainActor),
    .testTarget(
      name: "DudelFilesTests",
      dependencies: [
        "DudelFiles", "DudelCairo", "DudelModel", "DudelGeometry", "DudelTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DudelX11Tests",
      dependencies: [
        "DudelX11", "DudelEditor", "DudelTools", "DudelGeometry", "CX11", "DudelTestSupport",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "DudelSystemTests",
      dependencies: ["DudelTestSupport", "DudelEditor", "DudelGeometry"],
      swiftSettings: strict),
  ],
  cLanguageStandard: .gnu11
)
