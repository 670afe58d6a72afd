import Diagnostics
import Testing

@Suite("The lines of a text") struct TextLinesTests {
  @Test(
    "An offset has a line and a column, counted in scalars, whatever ends the lines",
    arguments: [
      ("", 0, "1:1"), ("abc", 2, "1:3"), ("a\nb", 2, "2:1"), ("a\nb", 1, "1:2"),
      ("a\r\nb", 3, "2:1"), ("a\rb", 2, "2:1"), ("a\n\nb", 3, "3:1"), ("é\nüx", 5, "2:2"),
      ("e\u{301}x", 3, "1:3"), ("a\n", 2, "2:1"), ("ab", 9, "1:3"),
    ] as [(String, Int, String)])
  func positions(_ text: String, _ offset: Int, _ expected: String) {
    #expect(TextLines(text).position(of: offset).description == expected)
  }

  @Test(
    "Going through a text scalar by scalar gives the same places",
    arguments: ["a\nbc\r\nd\u{301}é\r\rx\n", "\n\n", "日本\r\n語"])
  func walk(_ text: String) {
    let lines = TextLines(text)
    let scalars = Array(text.unicodeScalars)
    var (offset, line, column) = (0, 1, 1)
    for (index, scalar) in scalars.enumerated() {
      #expect(lines.position(of: offset) == SourcePosition(line: line, column: column))
      offset += String(scalar).utf8.count
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      (line, column) =
        (scalar == "\n" || scalar == "\r") && !isPair ? (line + 1, 1) : (line, column + 1)
    }
    #expect(lines.count == line)
  }

  @Test("A stretch has a length in scalars, and begins on a line of its file")
  func stretch() {
    let location = TextLines("x\nüber").location(of: 2..<5, in: "a.md", firstLine: 4)
    #expect(location == SourceLocation(file: "a.md", line: 5, column: 1, length: 2))
  }

  @Test(
    "A line is given without its end",
    arguments: [
      (1, "a"), (2, ""), (3, "b"), (4, "c"), (5, ""), (6, nil), (0, nil),
    ] as [(Int, String?)])
  func text(_ number: Int, _ expected: String?) {
    #expect(TextLines("a\r\n\rb\nc\n").text(ofLine: number) == expected)
  }
}
