import Diagnostics
import Foundation
import TestSupport
import Testing

/// Reads the package's own files: the compiler cannot say that a constant is in no list, or in no
/// test.
@Suite("The registry of ids") struct RegistryTests {
  private let sources: [PackageText]
  private let constants: [Constant]

  init() throws {
    sources = try PackageText.all(in: "Sources", ofType: ["swift"])
    constants = sources.filter(\.isRegistry).flatMap(\.constants)
  }

  @Test("lists every constant that it declares")
  func complete() throws {
    #expect(DiagnosticID.all.map(\.rawValue).sorted() == constants.map(\.name).sorted())
  }

  @Test("has no id that nothing reports")
  func used() {
    let used = Set(sources.filter { !$0.isRegistry }.flatMap(\.members))
    #expect(constants.filter { !used.contains($0.symbol) }.map(\.name) == [])
  }

  @Test("has no id that no test expects")
  func tested() throws {
    // The tests of this module make diagnostics up; they show nothing of those that are reported.
    let tests = try PackageText.all(in: "Tests", ofType: ["swift", "py"])
      .filter { !$0.path.hasPrefix("Tests/Foundations/DiagnosticsTests/") }
    let (members, names) = (Set(tests.flatMap(\.members)), Set(tests.flatMap(\.enclosed)))
    let untested = constants.filter { !members.contains($0.symbol) && !names.contains($0.name) }
    #expect(untested.map(\.name) == [])
  }

  @Test("is the only place in which the package makes ids")
  func only() {
    let elsewhere = sources.filter { text in
      !text.isRegistry && text.path != "Sources/Foundations/Diagnostics/DiagnosticID.swift"
        && ["DiagnosticID(", "DiagnosticID.init", "DiagnosticID = \""].contains { text.has($0) }
    }
    #expect(elsewhere.map(\.path) == [])
  }
}

/// A constant of the registry.
private struct Constant {
  let symbol: String
  let name: String
}

/// A file of the package.
private struct PackageText {
  let path: String
  private let bytes: [UInt8]

  var isRegistry: Bool { path.hasPrefix("Sources/Foundations/Diagnostics/Registry/") }

  static func all(in folder: String, ofType types: Set<String>) throws -> [PackageText] {
    let root = packageRoot
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return try paths.filter { types.contains(URL(filePath: $0).pathExtension) }.map { path in
      let data = try Data(contentsOf: root.appending(path: "\(folder)/\(path)"))
      return PackageText(path: "\(folder)/\(path)", bytes: Self.withoutComments(Array(data)))
    }
  }

  var constants: [Constant] {
    String(decoding: bytes, as: UTF8.self)
      .matches(of: #/static let (\w+) = DiagnosticID\(\s*"([a-z0-9-]+)"/#)
      .map { Constant(symbol: String($0.1), name: String($0.2)) }
  }

  /// The names after a dot before which no value stands, as in `report(.leak, …)`.
  var members: [String] {
    words(after: [UInt8(ascii: ".")]) { byte in " \n([".utf8.contains(byte) }
  }

  /// The words in brackets or quotes: a message's end, or the name itself.
  var enclosed: [String] { words(after: [UInt8(ascii: "["), UInt8(ascii: "\"")]) { _ in true } }

  func has(_ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }

  private func words(after signs: [UInt8], where isFit: (UInt8) -> Bool) -> [String] {
    var found: [String] = []
    for index in bytes.indices.dropFirst()
    where signs.contains(bytes[index]) && isFit(bytes[index - 1]) {
      let word = bytes[(index + 1)...].prefix(while: Self.isInWord)
      if !word.isEmpty { found.append(String(decoding: word, as: UTF8.self)) }
    }
    return found
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  /// The text of a file in Swift, or in Python, which has no comment of this form.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(
      lines.filter { !$0.drop { $0 == 0x20 }.starts(with: "//".utf8) }
        .joined(separator: [UInt8(ascii: "\n")]))
  }
}
