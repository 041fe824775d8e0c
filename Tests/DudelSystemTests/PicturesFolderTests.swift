import DudelTestSupport
import Testing

extension SystemTests {
  @Suite(.needsProgram) struct PicturesFolderTests {
    @Test func aMissingFolderForPicturesIsMadeWithItsParents() throws {
      try onDesk(file: nil) { desk in
        let program = desk.program
        try write(
          "XDG_PICTURES_DIR=\"$HOME/media/my/pictures\"\n",
          toFile: program.homeFile("config/user-dirs.dirs"))
        try program.drag(from: (100, 100), to: (300, 100))
        try desk.driver.key("s", .control)
        try eventually("the suggestion's folder") {
          TestMachine.hasFile(program.homeFile("media/my/pictures"))
        }
      }
    }
  }
}
