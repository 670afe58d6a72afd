import Testing

@testable import StaticSite

@Suite("Style sheets")
struct StyleSheetTests {
  @Test(
    "without comments say the same",
    arguments: [
      ("/* a */\np { color: red } /* b */\n", "p { color: red } "),
      ("a { b: c } /* one */ /* two */\n", "a { b: c } "),
      ("a/**/b { c: d }", "a/**/b { c: d }"), ("a /**/b {}", "a b {}"), ("a/**/ b {}", "a b {}"),
      (#"a::after { content: "/* no */" }"#, #"a::after { content: "/* no */" }"#),
      ("/*! by Viola */ a {}", "/*! by Viola */ a {}"), ("/*/ a */ b {}", "b {}"),
      ("a {} /* open", "a {} "), ("", ""),
    ])
  func comments(_ sheet: String, _ expected: String) {
    #expect(
      String(decoding: StyleSheet(Array(sheet.utf8)).withoutComments, as: UTF8.self) == expected)
  }
}
