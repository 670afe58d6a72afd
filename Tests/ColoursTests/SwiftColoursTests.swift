import Colours
import Testing

@Suite("Swift in colours")
struct SwiftColoursTests {
  private let source = """
    /// Adds “one” < two.
    func add(_ count: Int) -> String {
      let text = \"""
        a & b
        \"""
      return text + "1" // done
    }

    """

  @Test("loses nothing and adds nothing")
  func whole() {
    let text = SwiftColours.lines(of: source).map { $0.map(\.text).joined() + "\n" }.joined()
    #expect(text == source)
  }

  @Test(
    "tells apart what a reader tells apart",
    arguments: [
      ("func", "keyword"), ("/// Adds “one” < two.", "comment"), ("// done", "comment"),
      ("add", nil), ("\"1\"", "string"),
    ] as [(String, String?)])
  func classes(_ text: String, _ name: String?) {
    let stretches = SwiftColours.lines(of: source).flatMap(\.self)
    #expect(stretches.contains { $0.text == text && $0.name == name }, "\(stretches)")
  }

  @Test("is coloured in texts only if it is Swift")
  func fences() throws {
    #expect(try SwiftColours.colour("swift", "let a = 1\n")?.contains("class=\"keyword\"") == true)
    #expect(try SwiftColours.colour("yaml", "a: 1\n") == nil)
  }
}
