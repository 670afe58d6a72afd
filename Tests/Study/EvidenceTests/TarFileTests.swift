import Foundation
import TestSupport
import Testing

@testable import Evidence

@Suite("An archive of files")
struct TarFileTests {
  /// The longest path has its parts at their limits: 155 bytes, a slash, 100 bytes.
  static let paths = [
    "one.txt", "folder/two.txt", String(repeating: "n", count: 100),
    String(repeating: "p", count: 155) + "/" + String(repeating: "n", count: 100),
    "a/" + String(repeating: "n", count: 100), "Ein Ton: ♪.txt",
  ]

  @Test("is read by the system's tar, with every path and every byte")
  func read() throws {
    let folder = try TemporaryFolder()
    var archive = TarFile()
    // A block's length, one byte less and one more, besides nothing and a little.
    let contents = [0, 1, 511, 512, 513, 70_000].map { count in
      (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    }
    for (path, content) in zip(Self.paths, contents) { try archive.add(content, at: path) }
    try Data(archive.bytes).write(to: folder.url.appending(path: "files.tar"))
    #expect(archive.bytes.count.isMultiple(of: 512))
    let tar = Process()
    tar.executableURL = URL(filePath: "/usr/bin/env")
    tar.arguments = ["tar", "xf", folder.path("files.tar"), "-C", folder.path("")]
    try tar.run()
    tar.waitUntilExit()
    #expect(tar.terminationStatus == 0)
    for (path, content) in zip(Self.paths, contents) {
      let isSame = try [UInt8](Data(contentsOf: folder.url.appending(path: path))) == content
      #expect(isSame, "\(path)")
    }
  }

  @Test(
    "refuses a path that fits into no header",
    arguments: [
      String(repeating: "n", count: 101), "a/" + String(repeating: "n", count: 101),
      String(repeating: "p", count: 156) + "/" + String(repeating: "n", count: 100),
    ])
  func long(_ path: String) {
    var archive = TarFile()
    #expect(throws: TarError(path: path)) { try archive.add([], at: path) }
    #expect(archive.bytes == Array(repeating: 0, count: 1024))
  }

  @Test("has the same bytes for the same files, with no time and no owner")
  func bytes() throws {
    var archive = TarFile()
    try archive.add([1], at: "a")
    let header = archive.bytes.prefix(512)
    #expect(
      header[100..<148] == Array("0000644\00000000\00000000\000000000001\000000000000\0".utf8)[...])
    #expect(header[265..<329].allSatisfy { $0 == 0 })
  }
}
