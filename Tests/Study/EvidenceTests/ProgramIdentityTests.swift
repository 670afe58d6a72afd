import Foundation
import TestSupport
import Testing

@testable import Evidence

@Suite("The identity of a program")
struct ProgramIdentityTests {
  /// A program beside the object files that it was linked from.
  private struct LinkedProgram {
    let folder: TemporaryFolder
    private let start = Date(timeIntervalSinceNow: -1_000)

    var program: URL { folder.url.appending(path: "made") }

    init() throws {
      folder = try TemporaryFolder()
      for name in ["A.build/One.swift.o", "B.build/deep/Two.swift.o"] { try write("1", to: name) }
      let objects = ["A.build/One.swift.o", "'B.build/deep/Two.swift.o'"].map { name in
        name.hasPrefix("'")
          ? "'\(folder.url.path)/\(name.dropFirst())" : "\(folder.url.path)/\(name)"
      }
      try write(objects.joined(separator: "\n") + "\n", to: "made.product/Objects.LinkFileList")
      try write("program", to: "made", at: 10)
    }

    /// Writes a file, so many seconds after the beginning.
    func write(_ text: String, to name: String, at time: Double = 0) throws {
      let file = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: start.addingTimeInterval(time)], ofItemAtPath: file.path)
    }

    /// The code of a module, and of what is of no module.
    func code(_ module: String) throws -> String {
      try #require(ProgramIdentity(of: program)).code { $0 == module }
    }
  }

  @Test("has the object files of each module, whatever the executable's bytes are")
  func modules() throws {
    let made = try LinkedProgram()
    let (one, two) = (try made.code("A"), try made.code("B"))
    try made.write("other", to: "made", at: 10)
    #expect(try made.code("A") == one && made.code("B") == two && one != two)
    try made.write("2", to: "B.build/deep/Two.swift.o")
    #expect(try made.code("A") == one)
    #expect(try made.code("B") != two)
  }

  @Test("has no modules where an object file is newer than the program, or missing")
  func newer() throws {
    let made = try LinkedProgram()
    let whole = try made.code("none")
    try made.write("1", to: "A.build/One.swift.o", at: 20)
    let newer = try made.code("A")
    #expect(newer != whole)
    #expect(try made.code("B") == newer)
    try FileManager.default.removeItem(at: made.folder.url.appending(path: "A.build/One.swift.o"))
    #expect(try made.code("A") == newer)
    try made.write("other", to: "made", at: 10)
    #expect(try made.code("A") != newer)
  }

  @Test("distinguishes executables without object files by their bytes")
  func executables() throws {
    let folder = try TemporaryFolder()
    let copies = ["a", "b", "c"].map { folder.url.appending(path: $0) }
    for (copy, bytes) in zip(copies, ["same", "same", "sane"]) {
      try Data(bytes.utf8).write(to: copy)
    }
    let programs = copies.map(ProgramIdentity.init(of:))
    #expect(programs[0] != nil && programs[0] == programs[1])
    #expect(programs[0] != programs[2])
    #expect(ProgramIdentity(of: folder.url.appending(path: "none")) == nil)
  }
}
