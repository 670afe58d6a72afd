import Diagnostics
import Testing

@Suite("The folder that holds a path") struct ParentFolderTests {
  @Test(
    "is what stands before its last name",
    arguments: [
      ("a", ""), ("ab", ""), ("", ""), ("a/b", "a"), ("a/b/", "a"), ("a//b", "a"), ("./a", "."),
      ("../a", ".."), ("/a", "/"), ("/", "/"), ("/a/b", "/a"),
    ])
  func parent(_ row: (path: String, folder: String)) {
    #expect(row.path.parentFolder == row.folder)
  }
}
