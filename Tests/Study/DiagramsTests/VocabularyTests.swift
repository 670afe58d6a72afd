import Diagrams
import Foundation
import Snapshots
import TestSupport
import Testing
import Trace

/// The parts of the vocabulary that cannot be derived from the tables of roles and of ways of
/// binding while the package is built.
@Suite("The vocabulary")
struct VocabularyTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: packageRoot.appending(path: path)), as: UTF8.self)
  }

  /// The names that the schema of traces lists under a key: `"role": {… "enum": […]}`.
  private static func listed(under key: String) throws -> [String] {
    let schema = try text("schemas/trace.schema.json")
    let list = try #require(
      schema.firstMatch(of: try Regex("\"\(key)\": \\{[^}]*?\"enum\": (\\[[^\\]]*\\])")))
    let names = try #require(list.output[1].substring)
    return try JSONDecoder().decode([String].self, from: Data(names.utf8))
  }

  private static let lists: [(key: String, names: [String])] = [
    ("role", Role.standard.map(\.rawValue)), ("mechanism", Mechanism.allCases.map(\.rawValue)),
    ("kind", EventKind.allCases.map(\.rawValue)),
  ]

  @Test("is listed in the schema of traces, in its order", arguments: lists)
  func schema(_ key: String, _ names: [String]) throws {
    let listed = try Self.listed(under: key)
    let missing = names.filter { !listed.contains($0) }
    let unknown = listed.filter { !names.contains($0) }
    #expect(
      listed == names,
      """
      schemas/trace.schema.json, "\(key)", "enum": missing \(missing), unknown \(unknown); \
      in order: \(names)
      """)
  }

  @Test("gives every role letters of its own, and a sentence")
  func roles() {
    for (letters, sides) in Dictionary(grouping: Side.all, by: \.letters) {
      #expect(sides.count == 1, "'\(letters)' stands for \(sides.map(\.name)): Role.swift")
      #expect((1...2).contains(letters.count), "'\(letters)' does not fit into a badge: Role.swift")
    }
    for role in Role.standard {
      #expect(role.sentence.hasSuffix("."), "the sentence of '\(role.rawValue)': Role.swift")
    }
  }

  @Test("gives every family a colour of its own, and a role")
  func families() {
    for (colour, families) in Dictionary(grouping: Role.Family.allCases, by: \.colour) {
      #expect(families.count == 1, "\(colour) is the colour of \(families): Role+Family.swift")
    }
    for family in Role.Family.allCases {
      #expect(Role.standard.contains { $0.family == family }, "no role is of \(family)")
    }
  }

  @Test("gives every way of binding a sentence of its own")
  func mechanisms() {
    let sentences = Mechanism.allCases.map(\.sentence)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(Set(sentences).count == sentences.count)
  }

  @Test("makes the style sheet of the families")
  func styles() throws {
    try expectSnapshot(
      Self.familyStyles, at: packageRoot.appending(path: "templates/assets/roles.css"))
  }

  /// The rules that give each family its colour, once for all pages: the fill of badges and bars,
  /// the letters upon it, and that there is a bar.
  ///
  /// Where there are very many, as in diagrams of messages and trees of owners, signs and bars have
  /// their side's letters alone for a class.
  private static var familyStyles: String {
    "/* Made of the table of roles; to be recorded again, not to be edited: CONTRIBUTING.md. */\n"
      + Role.Family.allCases.map { family in
        let bars = Side.all.filter { $0.family == family }.map {
          ",\n:is(.staff, .ownership, .cast, .roles) .\($0.letters)"
        }
        return """
          .family-\(family.rawValue)\(bars.joined()) {
            --fill: \(family.colour.fill);
            --on-fill: \(family.colour.letters);
            --bar: "";
          }

          """
      }.joined(separator: "\n")
  }
}
