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

#if os(Linux)
  @Suite("The code of an app")
  struct ReachedCodeTests {
    /// A module of two apps that share a file, and the program linked from it.
    private struct CompiledModule {
      let folder: TemporaryFolder
      private let sources: [String: String]

      init(_ edits: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        sources = [
          "One.swift": "public final class OneApp { public init() { Shared().show(Detail()) } }",
          "Detail.swift": "struct Detail { let text = \"detail\" }",
          "Other.swift": "public final class OtherApp { public init() { Shared().show(1) } }",
          "Shared.swift":
            "protocol Named {}; class Shared { func show(_ a: Any) { print(a is Named) } }",
          "Names.swift": "extension Int: Named {}",
        ].merging(edits) { $1 }
        for (name, text) in sources {
          try Data(text.utf8).write(to: folder.url.appending(path: name))
        }
        let build = folder.url.appending(path: "Made.build")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.currentDirectoryURL = build
        compiler.arguments =
          ["swiftc", "-c", "-O", "-parse-as-library", "-module-name", "Made"]
          + sources.keys.sorted().map { "../\($0)" }
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
      }

      /// The object file of a source file.
      func object(_ name: String) -> URL { folder.url.appending(path: "Made.build/\(name).o") }

      /// Links the program as far as its identity needs it: a list, and a later file.
      func identity() throws -> ProgramIdentity {
        let product = folder.url.appending(path: "made.product")
        try FileManager.default.createDirectory(at: product, withIntermediateDirectories: true)
        let names = sources.keys.map { $0.prefix { $0 != "." } }.sorted()
        try names.map { object(String($0)).path }.joined(separator: "\n")
          .write(
            to: product.appending(path: "Objects.LinkFileList"), atomically: true, encoding: .utf8)
        try Data().write(to: folder.url.appending(path: "made"))
        return try #require(ProgramIdentity(of: folder.url.appending(path: "made")))
      }
    }

    /// The files whose contents change the code that both apps reach.
    private func different(editing file: String, as text: String) throws -> [String] {
      // Paths are part of an identity, so both states are compiled in the same folder.
      let apps: Set = ["Made.OneApp", "Made.OtherApp"]
      let before = try CompiledModule()
      let one = try before.identity().code(reachedFrom: apps)
      let after = try CompiledModule([file: text])
      let stem = String(file.prefix { $0 != "." })
      try withExtendedLifetime(after) {
        try Data(contentsOf: after.object(stem)).write(to: before.object(stem))
      }
      let other = try before.identity().code(reachedFrom: apps)
      return apps.filter { one[$0] != other[$0] }.sorted()
    }

    @Test(
      "is that of the files that it can reach, in the same module",
      arguments: [
        ("One.swift", "public final class OneApp { public init() { print(Detail()) } }", ["One"]),
        ("Detail.swift", "struct Detail { let text = \"more\" }", ["One"]),
        ("Other.swift", "public final class OtherApp { public init() { print(2) } }", ["Other"]),
        (
          "Shared.swift", "protocol Named {}; class Shared { func show(_ a: Any) { print(a) } }",
          ["One", "Other"]
        ),
        // The runtime finds conformances, whatever file has them.
        ("Names.swift", "extension Int: Named { var name: Int { self } }", ["One", "Other"]),
      ])
    func reached(_ file: String, _ text: String, _ apps: [String]) throws {
      #expect(try different(editing: file, as: text) == apps.map { "Made.\($0)App" })
    }

    @Test("is that of the module if no object file declares the app, or one is of another format")
    func whole() throws {
      let module = try CompiledModule()
      let identity = try module.identity()
      let whole = identity.code { $0 == "Made" }
      #expect(identity.code(ofApp: "Made.NoApp") == whole)
      #expect(identity.code(ofApp: "Made.OneApp") != whole)
      try Data("other".utf8).write(to: module.object("Other"))
      let other = try module.identity()
      #expect(other.code(ofApp: "Made.OneApp") == other.code { $0 == "Made" })
      // What was read must be what was linked.
      #expect(identity.code(ofApp: "Made.OneApp") == whole)
    }

    @Test("is that of the module if an object file ends early", arguments: [5, 40, 64, 1_000])
    func damaged(_ length: Int) throws {
      let module = try CompiledModule()
      let file = module.object("Detail")
      try Data(contentsOf: file).prefix(length).write(to: file)
      let identity = try module.identity()
      #expect(identity.code(ofApp: "Made.OneApp") == identity.code { $0 == "Made" })
    }
  }

  extension ProgramIdentity {
    /// The code that one app reaches.
    fileprivate func code(ofApp type: String) -> String? { code(reachedFrom: [type])[type] }
  }
#endif
