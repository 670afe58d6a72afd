import Foundation
import TestSupport
import Testing

@Suite("The names of types")
struct TypeNameTests {
  private static let sources = packageRoot.appending(path: "Sources")

  /// The folders that are not looked at.
  ///
  /// Patterns are parallel by nature: a view controller of one sample has one name in all of them,
  /// and in their variants; what exhibits share with a pattern are links to its files.
  /// So is a stream's program, which has the names of its idea. A bare role stands where there is no
  /// other. Texts that new files begin with are no sources yet.
  private static let leftOut = [
    "Patterns/", "Exhibits/Variants/", "Exhibits/Right/", "Apps/Streams/",
    "Tracing/Counterpoint/Role.swift", "Command/Starters/Resources/",
  ]

  @Test("are different throughout the package, nested and private ones too")
  func unique() throws {
    var places: [String: Set<String>] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    for path in paths where path.hasSuffix(".swift") {
      if Self.leftOut.contains(where: path.hasPrefix) { continue }
      let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
      // The same type for another system is in a file that says so.
      let file = path.replacing(#/\+(Linux|Darwin)\.swift$/#, with: "")
      for name in names(in: text) { places[name, default: []].insert(file) }
    }
    #expect(places.count > 500)
    for (name, files) in places where files.count > 1 {
      Issue.record("\(name) is declared in \(files.sorted().joined(separator: " and "))")
    }
  }

  @Test("are found with their modifiers, but for the one that the standard library gives")
  func reading() {
    let text = """
      public struct Tally {
        private enum TallyKey {}
        nonisolated indirect enum Shape {}
        fileprivate final class Bearer {}
        enum CodingKeys: CodingKey {}
      }
      /// A class Comment is none.
      @MainActor public final class Dispatcher {}
      """
    #expect(names(in: text) == ["Tally", "TallyKey", "Shape", "Bearer", "Dispatcher"])
  }

  private func names(in text: String) -> [String] {
    text.matches(of: #/(?m)^([\w@() ]*?)(?:struct|class|enum|protocol|actor) ([A-Z]\w*)/#)
      .map { String($0.2) }
      .filter { $0 != "CodingKeys" }
  }
}
