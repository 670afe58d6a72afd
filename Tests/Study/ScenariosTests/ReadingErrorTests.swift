import Diagnostics
import Documents
import Samples
import Scenarios
import Testing

@Suite("Faults of scenario files") struct ReadingErrorTests {
  struct Wrong: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: [String]
    var testDescription: String { text }

    init(_ text: String, _ expected: String...) {
      self.text = text
      self.expected = expected
    }
  }

  /// Returns the faults of a text, with what was probably meant.
  private static func diagnostics(_ text: String, path: String = "a.md") -> [String] {
    do throws(DiagnosticError) {
      _ = try Scenario.read(
        try Document(path: path, text: text).fields,
        samples: [
          SampleDescription(FakeSetup.self), SampleDescription(TallyCounterSetup.self),
          SampleDescription(DelayedStarSetup.self), SampleDescription(BulletinSetup.self),
        ])
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let location = diagnostic.location.map { "\($0.line ?? 0):\($0.column ?? 0) " } ?? ""
        return location + "[\(diagnostic.id)] " + diagnostic.message
          + (diagnostic.suggestion.map { " | \($0)" } ?? "")
      }
    }
  }

  @Test(
    "What is wrong in the front matter is reported where it stands",
    arguments: [
      Wrong(
        "title: T\nsample: fake\nsumary: S\nsteps: [back]",
        "4:1 [unknown-key] unknown key 'sumary' | did you mean 'summary'?"),
      Wrong(
        "title: T\nsample: tally-conter\nsummary: S\nsetup: {dgits: 3}\nsteps:\n  - tapp: x",
        "3:9 [unknown-word] unknown value 'tally-conter' | did you mean 'tally-counter'?",
        "7:5 [unknown-step] there is no step 'tapp' | did you mean 'tap'?"),
      Wrong(
        "title: T\nsample: tally-counter\nsummary: S\nsetup: {dgits: 3, start: x}\nsteps: [back]",
        "5:9 [unknown-key] unknown key 'dgits' | did you mean 'digits'?",
        "5:26 [wrong-type] expected a whole number, found 'x'"),
      Wrong(
        "title: T\nsample: tally-counter\nsummary: S\nsetup: {digits: 10}\nsteps:\n  - tap: wrong",
        "5:17 [out-of-bounds] expected a whole number from 1 to 9, found 10"),
      Wrong(
        "title: T\nsample: tally-counter\nsummary: S\nsetup: {digits: 2, start: 100}\nsteps: [back]",
        "5:27 [out-of-bounds] start must be a count of 0 … 99, since digits is 2"),
      Wrong(
        "title: T\nsample: tally-counter\nsummary: S\nsetup: 3\nsteps: [back]",
        "5:8 [wrong-type] expected a mapping, found '3'"),
      Wrong(
        "title: T\nsample: bulletin\nsummary: S\nserver: 0.5\nsteps: [back]",
        "5:9 [wrong-type] expected manual, immediate or a latency, found '0.5'"
          + " | write '0.5s'"),
      Wrong(
        "title: T\nsample: bulletin\nsummary: S\nserver: manuel\nsteps: [back]",
        "5:9 [wrong-type] expected manual, immediate or a latency, found 'manuel'"
          + " | did you mean 'manual'?"),
      Wrong(
        "title: T\nsample: fake\nsummary: S\ntopics: [time, time]\nsteps: [back]",
        "5:16 [repeated-term] 'time' is listed twice"),
      Wrong(
        "title: T\nsample: fake\nsummary: S",
        "2:1 [missing-key] the key 'steps' is missing | write 'steps: …'"),
      Wrong(
        "title: T\nsample: fake\nsummary: S\nsteps: []",
        "5:8 [empty-steps] there are no steps"
          + " | write an expectation of the first frame, such as '- expect: {screen: …}'"),
      Wrong(
        "title: T\nsample: fake\nsummary: S\nsteps: back",
        "5:8 [wrong-type] expected a list, found 'back' | write it as '[back]'"),
    ])
  func frontMatter(_ wrong: Wrong) {
    #expect(Self.diagnostics("---\n\(wrong.text)\n---\n") == wrong.expected)
  }

  @Test(
    "What is wrong in a step is reported where it stands; it begins at 6:3",
    arguments: [
      Wrong("-", "6:4 [empty-step] the step is empty"),
      Wrong("- {}", "6:5 [empty-step] the step is empty"),
      Wrong("- [tap]", "6:5 [wrong-type] expected a step, found a list"),
      Wrong("- bakc", "6:5 [unknown-step] there is no step 'bakc' | did you mean 'back'?"),
      Wrong("- pres: ask", "6:5 [unknown-step] there is no step 'pres'"),
      Wrong(
        "- back: x", "6:5 [needless-value] the step 'back' takes no value | write '- back'"),
      Wrong("- tap", "6:5 [missing-value] the step 'tap' needs a value | write '- tap: …'"),
      Wrong("- tap:", "6:5 [missing-key] the key 'tap' has no value | write 'tap: …'"),
      Wrong(
        "- tap: ask\n  wait: 1s",
        "7:5 [two-steps] one step contains both 'tap' and 'wait'"
          + " | begin a separate step with '- wait'"),
      Wrong(
        "- tap: ack\n- tap: nothing\n- back",
        "6:10 [unknown-widget] there is no widget 'ack' | did you mean 'ask'?",
        "7:10 [unknown-widget] there is no widget 'nothing'"),
      Wrong(
        "- {tap: ask, times: x}", "6:23 [wrong-type] expected a whole number, found 'x'"),
      Wrong(
        "- {tap: ask, times: 0}",
        "6:23 [out-of-bounds] expected a whole number from 1 to 10000, found 0"),
      Wrong(
        "- {tap: ask, tims: 2}",
        "6:16 [unknown-key] unknown key 'tims' | did you mean 'times'?"),
      Wrong("- type: a", "6:5 [missing-key] the key 'into' is missing | write 'into: …'"),
      Wrong(
        "- {type: a, into: serch}",
        "6:21 [unknown-widget] there is no widget 'serch' | did you mean 'search'?"),
      Wrong(
        "- select: rows",
        "6:13 [wrong-type] expected a row, found 'rows'"
          + " | write 'rows[0]' for the first row"),
      Wrong(
        "- select: rwos[3]",
        "6:13 [unknown-widget] there is no widget 'rwos[3]' | did you mean 'rows[3]'?"),
      Wrong(
        "- select: rows[x]",
        "6:13 [unknown-widget] '[x]' is not a row of 'rows' | write 'rows[0]' for the first row"),
      Wrong(
        "- select: rows[-1]",
        "6:13 [unknown-widget] '[-1]' is not a row of 'rows' | write 'rows[0]' for the first row"),
      Wrong(
        "- select: rows[1.5][0]",
        "6:13 [unknown-widget] '[1.5][0]' is not a row of 'rows'"
          + " | write 'rows[0]' for the first row"),
      Wrong(
        "- {scroll: rows, to: botom}",
        "6:24 [unknown-word] unknown value 'botom' | did you mean 'bottom'?"),
      Wrong(
        "- wait: 0.5",
        "6:11 [wrong-type] expected a time, found '0.5' | write '0.5s'"),
      Wrong(
        "- wait: 300ms",
        "6:11 [wrong-type] expected a time, found '300ms' | write '0.3s'"),
      Wrong(
        "- wait: soon",
        "6:11 [wrong-type] expected a time, found 'soon'"
          + " | write '0.5s' for half a second"),
      Wrong(
        "- wait: 0.0005s",
        "6:11 [wrong-type] expected a time, found '0.0005s'"
          + " | write '0.5s' for half a second"),
    ])
  func steps(_ wrong: Wrong) {
    let lines = wrong.text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let text = "---\ntitle: T\nsample: fake\nsummary: S\nsteps:\n\(lines)\n---\n"
    #expect(Self.diagnostics(text) == wrong.expected)
  }

  @Test(
    "What is wrong in a step of the server is reported where it stands; it begins at 6:3",
    arguments: [
      Wrong("- respond: two", "6:14 [wrong-type] expected a whole number, found 'two'"),
      Wrong("- respond: 0", "6:14 [out-of-bounds] expected a whole number from 1, found 0"),
      Wrong("- fail: 1", "6:5 [missing-key] the key 'error' is missing | write 'error: …'"),
      Wrong(
        "- {fail: nxt, error: offlin}",
        "6:12 [wrong-type] expected a request, found 'nxt' | did you mean 'next'?",
        "6:24 [unknown-word] unknown value 'offlin' | did you mean 'offline'?"),
    ])
  func serverSteps(_ wrong: Wrong) {
    #expect(
      Self.diagnostics(
        "---\ntitle: T\nsample: bulletin\nsummary: S\nsteps:\n  \(wrong.text)\n---\n")
        == wrong.expected)
  }

  @Test(
    "What is wrong in an expectation is reported where it stands; it begins at 7:7",
    arguments: [
      Wrong(
        "echo: a\nehco: b\nscren: first",
        "8:7 [unknown-widget] there is no widget 'ehco' | did you mean 'echo'?",
        "9:7 [unknown-widget] there is no widget 'scren' | did you mean 'screen'?"),
      Wrong(
        "rowss.count: 1",
        "7:7 [unknown-widget] there is no widget 'rowss.count' | did you mean 'rows.count'?"),
      Wrong(
        "rows.cout: 1",
        "7:7 [unknown-widget] '.cout' is not a part of 'rows' | did you mean 'rows.count'?"
      ),
      Wrong("rows.count: one", "7:19 [wrong-type] expected a whole number, found 'one'"),
      Wrong(
        "rows.count: \"1\"",
        "7:19 [wrong-type] expected a whole number, found the text \"1\""
          + " | write it without quotes"),
      Wrong("depth: -1", "7:14 [out-of-bounds] expected a whole number from 0, found -1"),
      Wrong("echo: [a]", "7:13 [wrong-type] expected a text, found a list"),
      Wrong("echo:", "7:12 [wrong-type] expected a text, found nothing"),
      Wrong("echo: {}", "7:13 [empty-step] the expectation is empty"),
      Wrong(
        "ask: {colour: red, enabled: yes, alpha: half}",
        "7:13 [unknown-key] unknown key 'colour' | did you mean 'color'?",
        "7:35 [wrong-type] expected true or false, found 'yes'"
          + " | write 'true', without quotes",
        "7:47 [wrong-type] expected a number from 0 to 1, found 'half'"),
      Wrong(
        "screen: frist", "7:15 [unknown-screen] there is no screen 'frist' | did you mean 'first'?"),
    ])
  func expectations(_ wrong: Wrong) {
    let lines = wrong.text.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    let text = "---\ntitle: T\nsample: fake\nsummary: S\nsteps:\n  - expect:\n\(lines)\n---\n"
    #expect(Self.diagnostics(text) == wrong.expected)
  }

  @Test("The widgets are those of the setup, by the longest identifier that fits")
  func widgets() {
    let text = { (key: String) in
      "---\ntitle: T\nsample: tally-counter\nsummary: S\nsetup: {digits: 2}\nsteps:\n"
        + "  - expect: {\(key): \"0\"}\n---\n"
    }
    #expect(Self.diagnostics(text("digit.1")) == [])
    #expect(
      Self.diagnostics(text("digit.2")) == [
        "7:14 [unknown-widget] there is no widget 'digit.2' | did you mean 'digit.0'?"
      ])
  }

  @Test("A row that cannot be read is answered with the list where no widgets are known")
  func unknownRow() {
    let text =
      "---\ntitle: T\nsample: fale\nsummary: S\nsteps:\n  - select: rows[-1]\n---\n"
    #expect(
      Self.diagnostics(text).last
        == "6:13 [wrong-type] expected a row, found 'rows[-1]'"
        + " | write 'rows[0]' for the first row")
  }

  @Test("An expectation of nothing is a fault")
  func nothing() {
    let text =
      "---\ntitle: T\nsample: fake\nsummary: S\nsteps:\n  - expect: {}\n  - expect: echo\n---\n"
    #expect(
      Self.diagnostics(text) == [
        "6:13 [empty-step] the step has no expectations",
        "7:13 [wrong-type] expected a mapping, found 'echo'",
      ])
  }

  @Test("A name whose address is taken is no scenario's name", arguments: ["code", "index"])
  func reserved(_ name: String) {
    let text = "---\ntitle: T\nsample: fake\nsummary: S\nsteps: [back]\n---\n"
    #expect(
      Self.diagnostics(text, path: "content/scenarios/fake/\(name).md") == [
        "0:0 [reserved-name] a scenario cannot be named '\(name)'"
          + " | choose another name for the file"
      ])
  }
}
