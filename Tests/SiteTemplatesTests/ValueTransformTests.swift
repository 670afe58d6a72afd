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
    let (nodes, faults) = TemplateParser.parse(text, file: "t")
    #expect(faults.isEmpty)
    let templates = ["main": Template(file: "t", text: text, nodes: nodes)]
    let program = TemplateProgram(.init(name: "main", blocks: [:], indentation: ""), in: templates)
    let values: [String: PageValue] = ["large": .number(.max), "small": .number(.min)]
    let shown = TemplateRun.render(program, templates: templates) { name, _ in values[name] }
    #expect(
      String(decoding: shown, as: UTF8.self) == ",9223372036854775806,,-9223372036854775808")
  }
}
