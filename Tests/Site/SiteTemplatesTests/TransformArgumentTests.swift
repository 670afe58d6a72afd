import Diagnostics
import Testing

@testable import SiteTemplates

@Suite("Transforms with arguments") struct TransformArgumentTests {
  private static let page: [String: PageValue] = [
    "title": "B", "site": ["language": "en-GB"], "other": "B", "number": 2, "maybe": false,
    "date": ["text": "2024-03-01", "rfc3339": "t", "year": 2024, "month": 3, "day": 1],
    "list": [
      ["title": "b", "date": ["year": 2024], "kind": "x"],
      ["title": "a", "date": ["year": 2023], "kind": "y"],
      ["title": "C", "date": ["year": 2024], "kind": "x"],
      ["title": "d", "date": false, "kind": "x"],
    ],
  ]

  @Test(
    "show what they say",
    arguments: [
      ("{{#limited(list, 2)}}{{title}}{{/limited}}", "ba"),
      ("{{#limited(list, number)}}{{title}}{{/limited}}", "ba"),
      ("{{#limited(list, -1)}}{{title}}{{/limited}}", ""),
      ("{{#sorted(list,\"title\")}}{{title}}{{/sorted}}", "abCd"),
      (
        "{{#reversed(sorted(list, \"title\"))}}{{title}}{{/reversed(sorted(list, \"title\"))}}",
        "dCba"
      ),
      ("{{#sorted(list, \"date.year\")}}{{title}}{{/sorted}}", "abCd"),
      ("{{#matching(list, \"kind\", \"x\")}}{{title}}{{/matching}}", "bCd"),
      ("{{#matching(list, \"date.year\", 2023)}}{{title}}{{/matching}}", "a"),
      (
        "{{#grouped(list, \"date.year\")}}{{key}}:{{#elements}}{{title}}{{/elements}};{{/grouped}}",
        "2024:bC;2023:a;false:d;"
      ),
      ("{{#equals(title, \"B\")}}yes{{/equals}}{{^equals(title, \"b\")}}no{{/equals}}", "yesno"),
      ("{{#equals(title, other)}}yes{{/equals}}{{#equals(number, 2)}}two{{/equals}}", "yestwo"),
      ("{{#list}}{{#equals(index(), 1)}}{{title}}{{/equals}}{{/list}}", "a"),
      ("{{#equals(count(list), 4)}}four{{/equals(count(list), 4)}}", "four"),
      ("{{inwords(date)}} {{inwords(date, \"de\")}}", "1 March 2024 1. März 2024"),
      ("{{#date}}{{inwords(., \"en\")}}{{/date}}", "March 1, 2024"),
    ])
  func shown(_ text: String, _ expected: String) {
    let (nodes, diagnostics) = TemplateParser.parse(text, file: "t")
    #expect(diagnostics.isEmpty)
    let templates = ["main": Template(file: "t", text: text, nodes: nodes)]
    let program = TemplateProgram(.init(name: "main", blocks: [:], indentation: ""), in: templates)
    let shown = TemplateRun.render(program, templates: templates) { name, _ in Self.page[name] }
    #expect(String(decoding: shown, as: UTF8.self) == expected)
    #expect(Self.found(text) == [])
  }

  @Test(
    "are refused where they cannot be",
    arguments: [
      ("{{#sorted(list)}}{{/sorted}}", "'sorted' takes 1 argument, found 0"),
      ("{{#sorted(list, title)}}{{/sorted}}", "takes the name of a part as a text"),
      ("{{#first(list, 2)}}{{/first}}", "'first' takes no further arguments, found 1"),
      ("{{#sorted(list, \"titel\")}}{{/sorted}}", "the elements of 'list' have no 'titel'"),
      ("{{#sorted(list, \"date.yaer\")}}{{/sorted}}", "have no 'yaer'"),
      (
        "{{#sorted(list, \"date\")}}{{/sorted}}",
        "'date' is a dictionary; 'sorted' needs a text or a number or a condition there"
      ),
      ("{{#limited(list, \"2\")}}{{/limited}}", "\"2\" is a text; 'limited' needs a number there"),
      (
        "{{#limited(list, title)}}{{/limited}}", "'title' is a text; 'limited' needs a number there"
      ),
      ("{{#limited(list, nmber)}}{{/limited}}", "no page supplies 'nmber'"),
      ("{{#equals(number, \"2\")}}{{/equals}}", "\"2\" is a text; 'equals' needs a number there"),
      (
        "{{#matching(list, \"kind\", 3)}}{{/matching}}",
        "3 is a number; 'matching' needs a text there"
      ),
      ("{{#equals(list, 3)}}{{/equals}}", "'list' is a list"),
      ("{{inwords(site)}}", "'inwords' needs a date; 'site' is not a date"),
      ("{{#grouped(list, \"kind\")}}{{keys}}{{/grouped}}", "no page supplies 'keys'"),
      ("{{#sorted(list, \"title}}{{/sorted}}", "are not closed"),
      ("{{#limited(list, )}}{{/limited}}", "an argument is missing"),
      ("{{#limited(list, count(list))}}{{/limited}}", "not a transform"),
      ("{{#sorted(list, \"title\")}}{{/list}}", "closes nothing"),
    ])
  func refused(_ text: String, _ message: String) {
    let found = Self.found(text)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test("name the values that they are given, so that pages depend on them")
  func names() {
    #expect(ValueName("limited(a.b, c.d)").namedValues == ["a", "c"])
    #expect(ValueName("inwords(date)").namedValues == ["date", "site"])
  }

  @Test("nested without end take linear time")
  func nested() {
    let deep = String(repeating: "first(", count: 50_000)
    #expect(ValueName(deep).syntaxError != nil)
    #expect(ValueName(deep + "a" + String(repeating: ")", count: 50_000)).syntaxError == nil)
  }

  private static func found(_ text: String) -> [String] {
    let collector = DiagnosticCollector()
    let library = TemplateLibrary(
      [(name: "main", file: "main", text: text)], reportingTo: collector)
    guard !collector.hasErrors else { return collector.diagnostics.map(\.message) }
    var shape = ValueShape()
    shape.insert(page)
    var checker = TemplateChecker(library: library)
    checker.check("main", against: shape)
    return checker.diagnostics.map(\.message)
  }
}
