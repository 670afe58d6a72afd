import Diagnostics
import Documents
import TestSupport
import Testing

@Suite("TOML that nobody means well") struct TOMLRobustnessTests {
  /// Long texts of which a reader could make too much; a report of tests names them.
  static let texts: [String: String] = [
    "open lists": "a = " + String(repeating: "[", count: 300_000),
    "open tables": "a = " + String(repeating: "{b=", count: 100_000),
    "a deep key": String(repeating: "a.", count: 200_000) + "a = 1",
    "a deep head": "[" + String(repeating: "a.", count: 200_000) + "a]",
    "deep keys in tables": "a = " + String(repeating: "{b.b.b.b.b.b.b.b.b.b.b.b=", count: 20_000),
    "a list of tables": String(repeating: "[[a]]\n", count: 60_000),
    "lists of tables in one another": String(repeating: "[[a]]\n[[a.b]]\n", count: 30_000),
    "tables far away": String(repeating: "[[a.b.c.d.e.f.g.h.i.j]]\n", count: 20_000),
    "a long line": "a = [" + String(repeating: "1, ", count: 100_000) + "]",
    "a long line of tables": "a = [" + String(repeating: "{b=1},", count: 50_000) + "]",
    "many keys": (0..<40_000).map { "k\($0) = 1\n" }.joined(),
    "the same key": String(repeating: "a = 1\n", count: 60_000),
    "quotes": "a = " + String(repeating: "\"", count: 300_000),
    "quotes in a text": "a = '''" + String(repeating: "\" '' ", count: 60_000),
    "backslashes": "a = \"" + String(repeating: "\\", count: 300_000),
    "spaces": "a =" + String(repeating: " ", count: 300_000),
    "empty lines": String(repeating: "\r\n", count: 150_000),
    "points": String(repeating: ".", count: 300_000),
    "digits": "a = " + String(repeating: "1_", count: 150_000),
    "lines at fault": String(repeating: "a\n", count: 150_000),
    "other letters": String(repeating: "ä", count: 150_000),
  ]

  @Test("Is read or refused in a time that grows with its length", arguments: texts.keys.sorted())
  func long(_ name: String) throws {
    let text = try #require(Self.texts[name])
    let duration = ContinuousClock().measure {
      let value = try? Value.parse(toml: text, file: "a")
      #expect(value == nil || !name.hasPrefix("open"))
    }
    // Each takes some hundredths of a second; what is quadratic takes minutes.
    #expect(duration < .seconds(5), "\(name)")
  }

  @Test("No sequence of its signs ends the process", arguments: 1...8)
  func garbage(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let parts = [
      "[", "]", "[[", "]]", "{", "}", "=", ".", ",", "\"", "\"\"\"", "'", "'''", "\\", "\\u", "#",
      "\n", "\r\n", "\r", " ", "\t", "a", "b", "ä", "1", "-", "+", "_", "0x", "2024-03-01", "T",
      "09:30:00", "Z", "true", "inf", "e", "\u{0}", "\u{7F}",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      do {
        _ = try Value.parse(toml: text, file: "a")
      } catch {
        #expect(!error.diagnostics.isEmpty, "\(text)")
        for diagnostic in error.diagnostics {
          #expect(diagnostic.location?.range != nil, "\(text)")
        }
      }
    }
  }
}
