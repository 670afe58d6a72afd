import Diagnostics
import HeadlessUI
import Samples
import Testing

@testable import Scenarios

/// One after another, since recording rewrites the file.
@Suite("What CONTRIBUTING says of scenarios", .serialized) struct ContributingTests {
  @Test("Its table has every verb")
  func verbs() throws {
    try ContributingTable(
      header: "| step | does |",
      rows: Verbs.all.map { "| \($0.usage) | \($0.effect) |" }
    ).expectInFile()
  }

  @Test("Its table has every key that a frame has")
  func frames() throws {
    try ContributingTable(
      header: "| key | value | is |",
      rows: FrameProperty.all.filter(\.isExpectable).map {
        "| `\($0.name)` | \($0.form.summary) | \($0.summary) |"
      }
    ).expectInFile()
  }

  @Test("Its table has every property of a widget")
  func widgets() throws {
    try ContributingTable(
      header: "| property | value | is | widgets |",
      rows: WidgetProperty.all.map { property in
        let kinds = property.kinds.map(\.rawValue)
        let all = kinds.count == WidgetKind.allCases.count
        return "| `\(property.name)` | \(property.form.summary) | \(property.summary) "
          + "| \(all ? "all" : kinds.joined(separator: ", ")) |"
      }
    ).expectInFile()
  }

  @Test("Its list of contents has every heading, in order")
  func contents() throws {
    let text = try ContributingTable.text()
    let headings = text.matches(of: #/(?m)^## (.+)$/#).map { String($0.1) }
    #expect(text.matches(of: #/(?m)^- \[(.+)\]\(#[^)]+\)$/#).map { String($0.1) } == headings)
  }

  @Test("Its example holds, and is written as it is read")
  @MainActor func example() throws {
    let text = try ContributingTable.text()
    let example = try #require(text.firstMatch(of: #/```yaml\n(- expect:[^`]*)```/#)).1
    let scenario = try Scenario.fake(String(example))
    let recording = Performance.play(scenario, on: .fake)
    #expect(recording.failure == nil)
    #expect(recording.verdicts.map(\.key).contains("rows[0]"))
    #expect(
      try Scenario.read(scenario.text).steps.map(\.action.arguments)
        == scenario.steps.map(\.action.arguments))
  }

  @Test("Every property can be expected of a widget that has it, and is not met by another value")
  func properties() throws {
    for property in WidgetProperty.all {
      var widget = Frame.Widget("a", try #require(property.kinds.first))
      widget.text = "x"
      if property.member != nil { #expect(property.set(property.form.example, in: &widget)) }
      let value = try #require(property.value(in: widget), "\(property.name)")
      var frame = Frame(screen: "first")
      frame.widgets = [widget]
      for (wanted, passes) in [(value, true), (value.other, false)] {
        let expectation = Expectation(
          key: "a", subject: .widget("a"),
          wanted: .properties([PropertyExpectation(property, wanted)]), at: .init(file: "a.md"))
        let passed = Judge(frame: frame, requests: nil).judge(expectation).passed
        #expect(passed == passes, "\(property.name)")
      }
    }
  }
}

extension FrameValueForm {
  /// A value of the form.
  fileprivate var example: FrameValue {
    switch self {
    case .text: .text("x")
    case .word(let words): .text(words.first ?? "")
    case .flag: .flag(true)
    case .fraction: .fraction(0.25)
    case .number: .number(3)
    case .texts: .texts(["a", "b"])
    }
  }
}

extension FrameValue {
  /// Another value of the same form.
  fileprivate var other: FrameValue {
    switch self {
    case .text(let text): .text(text + "x")
    case .flag(let flag): .flag(!flag)
    case .fraction(let fraction): .fraction(1 - fraction / 2 - 0.25)
    case .number(let number): .number(number + 1)
    case .texts(let texts): .texts(texts + ["x"])
    }
  }
}
