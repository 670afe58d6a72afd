extension SiteDiagnosticTests {
  static let dataDiagnostics: [WrongSite] = [
    WrongSite(
      "content/data/team.json", "[\n  {\"a\": 1,}\n]\n",
      "content/data/team.json:2:11: error: this is not JSON: expected a key between double quotes, found '}' [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "{\n  \"a\": 1\n",
      "content/data/team.json:3:1: error: this is not JSON: expected ',' or '}', found the end of the file [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "{'a': 1}",
      "content/data/team.json:1:2: error: this is not JSON: expected a key between double quotes, found ''' [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "",
      "content/data/team.json:1:1: error: this is not JSON: expected a value, found the end of the file [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "{\"a\": 1} x",
      "content/data/team.json:1:10: error: this is not JSON: unexpected text after the value [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "// x\n{}",
      "content/data/team.json:1:1: error: this is not JSON: expected a value, found '/' [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "{\"a\": 1, \"a\": 2}",
      "content/data/team.json:1:10: error: duplicate key 'a' [duplicate-key]"),
    WrongSite(
      "content/data/team.json", "{\"a\": 01}",
      "content/data/team.json:1:7: error: this is not JSON: '01' is not a number [json-syntax]"),
    WrongSite(
      "content/data/team.json", "{\"a\": \"\n\"}",
      "content/data/team.json:1:8: error: this is not JSON: the text is not closed on its line [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", String(repeating: "[", count: 100_000),
      "content/data/team.json:1:501: error: this is not JSON: values are nested too deeply: more than 500 levels [json-syntax]"
    ),
    WrongSite(
      "content/data/team.yml", "a: b\na: c\n",
      "content/data/team.yml:2:1: error: duplicate key 'a' [duplicate-key]"),
    WrongSite(
      "content/data/team.yml", "a:\n\t- b\n",
      "content/data/team.yml:2:1: error: this is not YAML: unexpected tab in the indentation [yaml-syntax]"
    ),
    WrongSite(
      "content/data/team.yml", "a: [b\n",
      "content/data/team.yml:1:4: error: this is not YAML: the bracket that opens here is not closed [yaml-syntax]"
    ),
    WrongSite(
      "content/data/team.yml", "a: &x b\nc: *x\n",
      "content/data/team.yml:1:4: error: anchors and aliases are not supported [yaml-anchor]"),
    WrongSite(
      [.bytes("content/data/team.yml", [0x61, 0x3A, 0x20, 0xFF, 0x0A])],
      "content/data/team.yml:1:4: error: the text is not valid UTF-8 [not-utf8]"),
    WrongSite(
      [.bytes("content/data/team.json", [0x0A, 0x20, 0x22, 0xFF, 0x22, 0x0A])],
      "content/data/team.json:2:3: error: the text is not valid UTF-8 [not-utf8]"),
    WrongSite(
      [.text("content/data/team.yml", "a: b\n"), .text("content/data/team.json", "{}")],
      "content/data/team.yml: error: this file and 'data/team.json' would both be 'data.team' in templates [same-name]"
    ),
    WrongSite(
      [
        .text("content/data/a.yml", "a: b\n"), .text("content/data/a.yaml", "a: b\n"),
        .text("content/data/a.json", "{}"),
      ],
      "content/data/a.yaml: error: this file and 'data/a.json' would both be 'data.a' in templates [same-name]",
      "content/data/a.yml: error: this file and 'data/a.yaml' would both be 'data.a' in templates [same-name]"
    ),
    WrongSite(
      "content/data/team.json", "[1, 2,]",
      "content/data/team.json:1:7: error: this is not JSON: expected a value, found ']' [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "{\"a\": tru}",
      "content/data/team.json:1:7: error: this is not JSON: expected a value, found 't' [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "{\"a\" 1}",
      "content/data/team.json:1:6: error: this is not JSON: expected ':', found '1' [json-syntax]"),
    WrongSite(
      "content/data/team.json", "[\"a\\x\"]",
      "content/data/team.json:1:4: error: this is not JSON: invalid escape sequence [json-syntax]"),
    WrongSite(
      "content/data/team.json", "[\"ab\n",
      "content/data/team.json:1:5: error: this is not JSON: the text is not closed on its line [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "[\"\\ud800\"]",
      "content/data/team.json:1:3: error: this is not JSON: invalid escape sequence [json-syntax]"),
    WrongSite(
      "content/data/team.json", "{a: 1}",
      "content/data/team.json:1:2: error: this is not JSON: expected a key between double quotes, found 'a' [json-syntax]"
    ),
    WrongSite(
      "content/data/team.json", "[\"é\", -]",
      "content/data/team.json:1:7: error: this is not JSON: '-' is not a number [json-syntax]"),
    WrongSite(
      "content/data/team.json", "[1.]",
      "content/data/team.json:1:2: error: this is not JSON: '1.' is not a number [json-syntax]"),
    WrongSite(
      "content/data/team.json", "[1.e5]",
      "content/data/team.json:1:2: error: this is not JSON: '1.e5' is not a number [json-syntax]"),
    WrongSite(
      "content/data/team.json", "[-01.5]",
      "content/data/team.json:1:2: error: this is not JSON: '-01.5' is not a number [json-syntax]"),
    WrongSite(
      "content/data/team.json", "[1e+]",
      "content/data/team.json:1:2: error: this is not JSON: '1e+' is not a number [json-syntax]"),
    WrongSite(
      "content/data/team.json", "[1e5.0]",
      "content/data/team.json:1:2: error: this is not JSON: '1e5.0' is not a number [json-syntax]"),
    WrongSite(
      "content/data/team.json", "[1-2]",
      "content/data/team.json:1:2: error: this is not JSON: '1-2' is not a number [json-syntax]"),
  ]
}
