import Diagnostics
import Testing

@testable import SiteTemplates

@Suite("What templates do to numbers") struct ValueTransformTests {
  @Test(
    "One more or less is nothing where no number is so large or so small",
    arguments: [
      (.plusone, 1, 2), (.plusone, .max, nil), (.plusone, .max - 1, .number(.max)),
      (.plusone, .min, .number(.min + 1)), (.minusone, 1, 0), (.minusone, .min, nil),
      (.minusone, .min + 1, .number(.min)), (.minusone, .max, .number(.max - 1)),
    ] as [(ValueTransform, Int, PageValue?)])
  func bounds(_ transform: ValueTransform, _ number: Int, _ expected: PageValue?) {
    #expect(transform.applied(to: PageValue.number(number)) == expected)
  }

  @Test("Such a number of a page is shown as nothing")
  func shown() {
    let text = "{{plusone(large)}},{{minusone(large)}},{{plusone(minusone(small))}},{{small}}"
    let (nodes, diagnostics) = TemplateParser.parse(text, file: "t")
    #expect(diagnostics.isEmpty)
    let templates = ["main": Template(file: "t", text: text, nodes: nodes)]
    let program = TemplateProgram(.init(name: "main", blocks: [:], indentation: ""), in: templates)
    let values: [String: PageValue] = ["large": .number(.max), "small": .number(.min)]
    let shown = TemplateRun.render(program, templates: templates) { name, _ in values[name] }
    #expect(
      String(decoding: shown, as: UTF8.self) == ",9223372036854775806,,-9223372036854775808")
  }
}

@Suite("Transforms") struct TransformKindTests {
  static let specimens: [(ShapeKinds, PageValue)] = [
    (.string, "t"), (.html, .html("t")), (.number, 1), (.bool, true), (.list, ["t"]),
    (.dictionary, ["t": "t", "year": 2024, "month": 3, "day": 1]),
  ]

  /// Something for each thing that a transform takes besides the value.
  private static func arguments(of transform: ValueTransform) -> [PageValue] {
    transform.parameters.map { parameter in
      switch parameter {
      case .key, .comparable: "t"
      case .number: 1
      case .language: "en"
      }
    }
  }

  @Test("give something for values of their kinds, and for no others")
  func kinds() {
    for transform in ValueTransform.allCases {
      for (kind, value) in Self.specimens {
        #expect(
          (transform.applied(to: value, Self.arguments(of: transform)) != nil)
            == transform.kinds.contains(kind),
          "\(transform) of \(kind.words(in: .html))")
      }
    }
  }

  @Test("say of a place what they are known to")
  func places() {
    for transform in ValueTransform.allCases {
      let value = transform.applied(
        to: ElementPosition(index: 1, count: 3), Self.arguments(of: transform))
      #expect(
        value.map { ValueShape(of: $0).kinds } == transform.shapeOfPosition?.kinds, "\(transform)")
    }
  }

  /// The values of a page: `none` is a list that is empty wherever it is, `absent` is false.
  static let page: [String: PageValue] = [
    "title": "t", "list": [["a": "t", "group": ["b": 1]]], "none": [], "absent": false,
    "maybe": false, "yes": true,
  ]

  @Test(
    "are not reported where they may have a value or a place",
    arguments: [
      "{{#list}}{{index()}}{{#even(index())}}{{plusone(index())}}{{/even(index())}}{{/list}}",
      "{{#list}}{{#yes}}{{^last()}}, {{/last()}}{{/yes}}{{/list}}",
      "{{#list}}{{> part}}{{/list}}{{> part}}", "{{> part}}{{#list}}{{> part}}{{/list}}",
      "{{#none}}{{index()}}{{uppercased(.)}}{{/none}}",
      "{{count(none)}}{{count(absent)}}{{uppercased(absent)}}{{#first(none)}}{{a}}{{/first(none)}}",
      "{{uppercased(maybe)}}{{plusone(number)}}",
      "{{#list}}{{#group}}{{plusone(b)}}{{/group}}{{/list}}",
    ])
  func accepted(_ text: String) {
    #expect(Self.found(text) == [])
  }

  @Test("are reported once where no call of a template has a list open")
  func reported() {
    #expect(
      Self.found("{{> part}}{{#yes}}{{> part}}{{/yes}}") == [
        "part:1:4: error: 'last()' needs a list, and no list is open here [wrong-value]"
      ])
  }

  private static func found(_ text: String) -> [String] {
    let collector = DiagnosticCollector()
    let library = TemplateLibrary(
      [
        (name: "main", file: "main", text: text),
        (name: "part", file: "part", text: "{{^last()}}, {{/last()}}"),
      ], reportingTo: collector)
    var shape = ValueShape()
    shape.insert(page)
    // Of these, pages supply values of two kinds.
    shape.insert(["maybe": "t", "number": 1])
    shape.insert(["number": "t"])
    var checker = TemplateChecker(library: library)
    checker.check("main", against: shape)
    return (collector.diagnostics + checker.diagnostics).map(\.description)
  }
}
