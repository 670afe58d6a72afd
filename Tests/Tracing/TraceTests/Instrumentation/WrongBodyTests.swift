import Foundation
import Testing

@Suite("An error of compiling a traced body")
struct WrongBodyTests {
  /// The source of a module that does not compile where it calls `missing`.
  static let source = """
    import Trace

    @Traced(.model)
    class Base {
      init() {}
    }

    @Traced(.model)
    final class Faulty: Base {
      weak var other: Base?
      var count = 0 {
        didSet {
          // What changes.

          missing()
        }
      }

      init(_ act: @escaping () -> Void) {
        // How it begins.
        count = 1
        super.init()  // What is inherited.
        Self.keep { [weak self] in
          self?.stop()
          self?.missing()
        }
        let act: () -> Void = { [weak self] in self?.missing() }
        missing()
      }

      static func keep(_ act: () -> Void) {}
      func stop() {

        // A comment, and empty lines.

        let text = \"\"\"
          a text
            on several lines
          \"\"\"
        if text.isEmpty {
          missing()
        }
        [1].forEach { [count] _ in missing() }
        Self.keep(
          missing())
        missing()
      }

      func rethrowing(_ body: () throws -> Void) rethrows {
        try body()
        missing()
      }

      func value(_ name: consuming String) -> Int {
        // A value, in place.
        missing()
      }

      deinit {
        stop()
        missing()
      }
    }
    """

  @Test("names the line on which it is written", .enabled(if: Compiler.isFound))
  func lines() throws {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    let faults = lines.indices.filter { lines[$0].contains("missing(") }.map { $0 + 1 }
    let report = try Compiler.check(Self.source, named: "Faulty.swift")
    let errors = report.matches(of: #/(?m)^/\S*/Faulty\.swift:(\d+):\d+: error: /#)
    #expect(Set(errors.compactMap { Int($0.1) }) == Set(faults), "\(report)")
    #expect(!report.contains(#/(?m)^macro expansion .*: error: /#), "\(report)")
  }
}

/// The compiler that built the tests, with the module and the macros that it built.
private enum Compiler {
  private static let products = CommandLine.arguments.first { $0.contains(".xctest") }
    .map { URL(filePath: $0).products }
  private static let macros = ["TraceMacros-tool", "TraceMacros"]
    .compactMap { name in products?.appending(path: name) }
    .first { FileManager.default.isExecutableFile(atPath: $0.path()) }

  static var isFound: Bool { macros != nil }

  /// Returns what the compiler says of a source.
  static func check(_ source: String, named name: String) throws -> String {
    let products = try #require(products)
    let macros = try #require(macros)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(source.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I",
      products.appending(path: "Modules").path(),
      "-load-plugin-executable", "\(macros.path())#TraceMacros", file.path(),
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let report = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: report, as: UTF8.self)
  }
}

extension URL {
  /// The folder of products around a test bundle.
  fileprivate var products: URL {
    var url = self
    while url.path().contains(".xctest") { url.deleteLastPathComponent() }
    return url
  }
}
