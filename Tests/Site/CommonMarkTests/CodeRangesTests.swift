import CommonMark
import Testing

@Suite("Where code stands in a text") struct CodeRangesTests {
  @Test(
    "Code spans end at a run of as many backticks",
    arguments: [
      ("a `b` c", ["`b`"]), ("``a`b`` `c`", ["``a`b``", "`c`"]), ("`a\nb`", ["`a\nb`"]),
      ("\\`a `b`", ["`b`"]), ("`a", []), ("`a\n\nb`", []), ("# `h`", ["`h`"]),
      ("> `q\n> r`", ["`q\n> r`"]), ("<b>\n`x`\n</b>", []),
    ])
  func spans(_ row: (text: String, expected: [String])) {
    #expect(CodeRanges(row.text).spans.map { Self.part(row.text, $0) } == row.expected)
  }

  @Test(
    "Blocks have an info and a content",
    arguments: [
      ("```rust,x\na\nb\n```\n", "rust,x", "a\nb\n"), ("~~~\n\n~~~", "", "\n"),
      ("- x\n\n  ``` a b \n  c\n  ```\n", " a b", "  c\n"),
      ("    a\n    b\n", nil, "    a\n    b\n"),
      ("```\nopen\n", "", "open\n"), ("    ```\n    x\n", nil, "    ```\n    x\n"),
      // What begins like a fence, and is neither one nor an end of one.
      ("```\n```x\n```\n", "", "```x\n"), ("```\na\n``` x\n", "", "a\n``` x\n"),
      ("a\r\r``` b\rc\r```\r", " b", "c\r"),
    ])
  func blocks(_ row: (text: String, info: String?, content: String)) throws {
    let block = try #require(CodeRanges(row.text).blocks.first)
    #expect(block.info.map { Self.part(row.text, $0) } == row.info)
    #expect(Self.part(row.text, block.content) == row.content)
  }

  @Test(
    "Raw HTML takes whole lines, the one with its end among them",
    arguments: [
      ("a\n\n<div>\n*b*\n\n*c*\n", "<div>\n*b*\n"),
      ("<!-- a\n\nb --> c\nd\n", "<!-- a\n\nb --> c\n"),
      ("<!-- a -->\nb\n", "<!-- a -->\n"), ("> <!-- a\n> b -->\n", "> <!-- a\n> b -->\n"),
      ("<script>\na\n</script>", "<script>\na\n</script>"), ("<div>\na", "<div>\na"),
    ])
  func html(_ row: (text: String, expected: String)) {
    #expect(CodeRanges(row.text).html.map { Self.part(row.text, $0) } == [row.expected])
  }

  private static func part(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
