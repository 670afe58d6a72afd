import Testing

@Suite("Data in colours") struct DataTests {
  @Test(
    "JSON tells keys from strings",
    arguments: [
      ColouredCode(
        "json", "{\"a\\\"\" : [\"b\", -1.5e3, true], // c\n d: null}", "a \"a\\\"\"", "s \"b\"",
        "n 1.5e3", "k true", "c // c", "a d", "k null"),
      ColouredCode("jsonc", "{\"http://a\": 1 /* b", "a \"http://a\"", "n 1"),
      ColouredCode("json", "{\"a: 1,\n\"b\": 2}", "a a", "n 1", "a \"b\"", "n 2"),
    ])
  func json(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "TOML has tables, keys and dates",
    arguments: [
      ColouredCode(
        "toml", "[a.\"b\"] # c\nd-e.f = 1979-05-27T07:32:00Z", "k [a.\"b\"]", "c # c", "a d-e.f",
        "n 1979-05-27T07:32:00Z"),
      ColouredCode(
        "toml", "[[a]]\n\"b\" = '\\'\nc = { d = true, e = [1, -2.5] }", "k [[a]]", "a \"b\"",
        "s '\\'", "a c", "a d", "k true", "a e", "n 1", "n -2.5"),
      ColouredCode(
        "toml", "a = \"\"\"b\n# c\n[d]\"\"\"\n1 = 0xff", "a a", "s \"\"\"b\n# c\n[d]\"\"\"", "a 1",
        "n 0xff"),
      ColouredCode("toml", "a = [\n  [1, 2],\n]", "a a", "n 1", "n 2"),
      ColouredCode("ini", "; a\n[b c]\nd.e = f # \"g\n", "c ; a", "k [b c]", "a d.e"),
    ])
  func toml(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "YAML has keys, and texts by their indentation",
    arguments: [
      ColouredCode(
        "yaml", "a: true # b\nc d: e#f\n\"g:\" : http://h", "a a", "k true", "c # b", "a c d",
        "a \"g:\""),
      ColouredCode(
        "yml", "a: |\n  b: 'c\n\n  # d\ne: >-  # f\n g\n", "a a", "s   b: 'c\n\n  # d", "a e",
        "c # f", "s  g"),
      ColouredCode(
        "yaml", "- a: |\n    b\n  c: 1\n- |\n d\n- 2", "a a", "s     b", "a c", "n 1", "s  d", "n 2"
      ),
      ColouredCode(
        "yaml", "a: [1, b c, \"d\", {e: f}, true]\ng: 'h''i'", "a a", "n 1", "s \"d\"", "a e",
        "k true", "a g", "s 'h''i'"),
      ColouredCode(
        "yaml", "---\na: &b !c 1.5\n<<: *b\n...", "k ---", "a a", "a &b", "a !c", "n 1.5", "a <<",
        "a *b", "k ..."),
      ColouredCode(
        "yaml", "a: 1.2.3\nb: 2024-01-31\nc: 12:30\nd: -5\ne: no", "a a", "a b", "n 2024-01-31",
        "a c", "a d", "n -5", "a e"),
      ColouredCode(
        "yaml", "a: it's\nb: \"c\n  d\"\ne: 'never", "a a", "a b", "s \"c\n  d\"", "a e"),
      ColouredCode("yaml", "a: [never\nb: {{ c }}\nd: 1", "a a", "a b", "a d", "n 1"),
      ColouredCode("yaml", "a: {{ b.c }}\nd: *.e", "a a", "a d", "a *.e"),
    ])
  func yaml(_ code: ColouredCode) throws { try code.check() }
}
