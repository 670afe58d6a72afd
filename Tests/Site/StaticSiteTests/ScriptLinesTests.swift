import Testing

@testable import StaticSite

@Suite("Scripts")
struct ScriptLinesTests {
  @Test(
    "without lines that are comments do the same",
    arguments: [
      ("// a\nlet b = 1 // c\n  // d\nlet e = 2\n", "let b = 1 // c\nlet e = 2\n"),
      (
        "//\nlet a\n//! by Viola\n//# sourceMappingURL=a\n",
        "let a\n//! by Viola\n//# sourceMappingURL=a\n"
      ),
      ("let a = `\n// in a template\n`\n// b\nlet c", "let a = `\n// in a template\n`\nlet c"),
      ("let a = `\\`\n// in it\n`\n// b", "let a = `\\`\n// in it\n`"),
      ("let a = `${b}\n// in it\n`\n// c", "let a = `${b}\n// in it\n`"),
      ("/* a\n// b\n*/ let c\n// d", "/* a\n// b\n*/ let c"),
      ("let a = '`'\n// b\nlet c = \"'`\"\n// d", "let a = '`'\nlet c = \"'`\""),
      ("let a = 'http://b'\n// c", "let a = 'http://b'"),
      ("let a = b / c\n// d", "let a = b / c"),
      ("let a = /`[/`]'\\//.test(b)\n// c", "let a = /`[/`]'\\//.test(b)"),
      ("return /\"/\n// a", "return /\"/"),
      ("let a = b[0] / 2 + '`'\n// c", "let a = b[0] / 2 + '`'"),
      // It may be a template that begins in a regular expression, or in a value; nothing is left out.
      ("if (a) /`/.test(b)\n// c", "if (a) /`/.test(b)\n// c"),
      ("let a = `${b(`c${{}}`, \"}\")}`\n// d", "let a = `${b(`c${{}}`, \"}\")}`"),
      ("let a = `${b(\n// c\n)}\n// d`\n// e", "let a = `${b(\n)}\n// d`"),
      ("let a = 'b\\\n// c'", "let a = 'b\\\n// c'"),
      ("", ""),
    ])
  func comments(_ script: String, _ expected: String) {
    #expect(
      String(decoding: ScriptLines(Array(script.utf8)).withoutComments, as: UTF8.self) == expected)
  }
}
