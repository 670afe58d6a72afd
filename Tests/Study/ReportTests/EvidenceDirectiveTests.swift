import CommonMark
import Diagnostics
import Foundation
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import TestSupport
import Testing
import Trace

@testable import Evidence
@testable import Report

@Suite("A directive that shows evidence")
@MainActor
struct EvidenceDirectiveTests {
  private nonisolated static let step = "sample=tally-counter scenario=one-tap step=1"

  // MARK: What is shown

  @Test(
    "is rendered without fault",
    arguments: [
      "frame \(step)", "sequence \(step) pattern=mvvm", "compare \(step) patterns=mvvm,flux",
      "frame sample=tally-counter scenario=one-tap step=opening",
      "frame sample=tally-counter scenario=one-tap step=closing",
      "contour sample=tally-counter scenario=one-tap",
      "metric sample=tally-counter metrics=code-lines",
      "metric \(step) metrics=hops,code-lines",
      "source sample=tally-counter pattern=mvvm symbol=CounterViewModel",
      "source sample=tally-counter pattern=mvvm symbol=Binder.bind(_:to:_:)",
      "contract patterns=mvvm,flux", "choices", "choices patterns=mvvm,flux", "corners",
      "corners patterns=mvvm,flux", "marbles stream=search-race",
    ])
  func works(_ line: String) async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:\(line)")
    #expect(shown.faults.map(\.description) == [])
    #expect(shown.block?.name == String(line.prefix { $0 != " " }))
    #expect(shown.block?.markdown.isEmpty == false)
  }

  @Test("shows the screen after the step")
  func frame() async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:frame \(Self.step)")
    let block = try #require(shown.block)
    #expect(block.markdown.contains("- `digit.0` 1"))
    #expect(block.markdown.contains("/samples/tally-counter/one-tap/#step-1"))
  }

  @Test("shows what each pattern does, in the order in which they are named")
  func compare() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:compare \(Self.step) patterns=flux,passive-mvp")
    let markdown = try #require(shown.block?.markdown)
    let flux = try #require(markdown.range(of: "dispatch"))
    let passive = try #require(markdown.range(of: "showDigit"))
    #expect(flux.lowerBound < passive.lowerBound)
    #expect(markdown.contains("?p=flux,passive-mvp#step-1"))
  }

  @Test("shows who does what in each pattern, as the recordings count it")
  func choices() async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:choices patterns=passive-mvp,flux")
    let rows = try #require(shown.block?.markdown).split(separator: "\n")
      .filter { $0.contains("/patterns/") }
      .map { row in row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let roles = rows.map { row in
      row[1...4].map { $0.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) } }
    }
    #expect(
      roles == [
        ["view", "presenter", "presenter", "model"], ["view", "view", "view", "store"],
      ])
  }

  @Test("puts each pattern into the corner of who receives input and outcome")
  func corners() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:corners patterns=classic-mvc,supervising-mvp,passive-mvp,cocoa-mvc")
    let rows = try #require(shown.block?.markdown).split(separator: "\n").suffix(2)
      .map { row in
        row.split(separator: "|").dropFirst().map { cell in
          cell.matches(of: #/\/patterns\/([a-z0-9-]+)\//#).map { String($0.1) }
        }.filter { !$0.isEmpty }
      }
    #expect(
      rows == [[["supervising-mvp"], ["passive-mvp"]], [["classic-mvc"], ["cocoa-mvc"]]])
  }

  @Test("shows the marbles of every program of a stream, and in the twin what happened when")
  func marbles() async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:marbles stream=search-race")
    let block = try #require(shown.block)
    guard case .list(let drawings) = block.value["drawings"] else {
      Issue.record("no drawings")
      return
    }
    #expect(drawings.count == 2)
    #expect(block.markdown.contains("(/streams/search-race/)"))
    #expect(block.markdown.contains("| 350 ms |"))
  }

  @Test("suggests the stream that may have been meant")
  func unknownStream() async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:marbles stream=serch-race")
    #expect(shown.block == nil)
    #expect(shown.faults.map(\.id) == [.unknownStream])
    #expect(shown.faults.first?.suggestion == "did you mean 'search-race'?")
    #expect(shown.faults.first?.location?.column == 32)
  }

  @Test("shows the numbers that the metrics compute")
  func metric() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:metric \(Self.step) metrics=effects patterns=mvvm")
    let evidence = try await SmallEvidence.evidence
    let play = try #require(evidence.plays[.init(sample: "tally-counter", name: "one-tap")])
    let part = try #require(play.parts.first { $0.pattern == "mvvm" })
    let effects = part.recording.log.events.count { $0.step == 1 && $0.kind == .effect }
    #expect(effects > 0)
    #expect(shown.block?.markdown.contains(" | \(effects) |") == true)
  }

  @Test("shows of each pattern its own numbers, in the table of the page as in the twin")
  func metricOfEachPattern() async throws {
    let evidence = try await SmallEvidence.evidence
    let play = try #require(evidence.plays[.init(sample: "tally-counter", name: "one-tap")])
    let patterns = evidence.plays.patterns(of: "tally-counter")
    // In any other order, too: a row belongs to its pattern, not to its place.
    for order in [patterns, patterns.reversed()] {
      for (scope, metrics) in [
        ("", ["code-lines", "types", "decisions"]),
        (" scenario=one-tap step=1", ["hops", "reads", "effects", "code-lines"]),
        (" scenario=one-tap", ["hops", "messages", "bindings-live"]),
      ] {
        let shown = try await SmallEvidence.shown(
          by: "counterpoint:metric sample=tally-counter\(scope) "
            + "metrics=\(metrics.joined(separator: ",")) patterns=\(order.joined(separator: ","))")
        let block = try #require(shown.block)
        let rows = Self.rows(block)
        #expect(rows.map(\.pattern) == order)
        var columns: [String: Set<String>] = [:]
        for row in rows {
          let part = try #require(play.parts.first { $0.pattern == row.pattern })
          for (id, cell) in zip(metrics, row.cells) {
            let metric = try #require(Metric.all.first { $0.id == id })
            let value =
              metric.origin == .source
              ? evidence.numbers.value(
                of: metric, for: ImplementationID(sample: "tally-counter", pattern: row.pattern))
              : scope.contains("step")
                ? metric.value(of: part.facts.steps[1] ?? StepFacts())
                : metric.value(of: part.facts)
            #expect(cell == value?.description, "\(id) of \(row.pattern)")
            columns[id, default: []].insert(cell)
          }
          let line = try #require(
            block.markdown.split(separator: "\n").first { line in
              line.hasPrefix("| [\(evidence.links.title(ofPattern: row.pattern))](")
            })
          #expect(line.hasSuffix(" | \(row.cells.joined(separator: " | ")) |"))
        }
        // What is the same in all patterns could be taken from any.
        #expect(columns.values.filter { $0.count > 1 }.count >= 2)
      }
    }
  }

  /// The rows of a table of numbers, as the template gets them.
  private static func rows(_ block: EvidenceBlock) -> [(pattern: String, cells: [String])] {
    guard case .dictionary(let table)? = block.value["table"],
      case .list(let groups)? = table["sections"]
    else { return [] }
    return groups.flatMap { group -> [(pattern: String, cells: [String])] in
      guard case .dictionary(let group) = group, case .list(let rows)? = group["rows"] else {
        return []
      }
      return rows.compactMap { row in
        guard case .dictionary(let row) = row, let pattern = row["pattern"]?.text,
          case .list(let cells)? = row["cells"]
        else { return nil }
        return (
          pattern,
          cells.map { cell in
            // A page groups digits, a twin does not.
            if case .dictionary(let cell) = cell {
              (cell["text"]?.text ?? "").replacing(",", with: "")
            } else {
              ""
            }
          }
        )
      }
    }
  }

  @Test("shows the lines of a declaration without the indentation that they share")
  func source() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:source sample=tally-counter pattern=flux symbol=TallyStore.receive")
    let markdown = try #require(shown.block?.markdown)
    #expect(markdown.contains("```swift\noverride func receive(_ action: TallyAction) {\n  var "))
    #expect(markdown.hasSuffix("commit(tally)\n}\n```"))
    #expect(markdown.contains("/samples/tally-counter/code/flux/#TS-6"))
  }

  @Test(
    "shows the same where lines end as on Windows",
    arguments: ["flux symbol=TallyStore.receive", "mvvm symbol=CounterViewModel"])
  func carriageReturns(_ code: String) async throws {
    let line = "counterpoint:source sample=tally-counter pattern=\(code)"
    let shown = try await SmallEvidence.shown(by: line, linesEndInPairs: true)
    let expected = try await SmallEvidence.shown(by: line)
    #expect(shown.block?.markdown == expected.block?.markdown)
    #expect(shown.block != nil && shown.faults.isEmpty)
  }

  // MARK: What is refused

  struct Fault: Sendable, CustomTestStringConvertible {
    let line: String
    let id: DiagnosticID
    let column: Int
    let message: String
    var suggestion: String?
    nonisolated var testDescription: String { line }

    init(
      _ line: String, _ id: DiagnosticID, _ column: Int, _ message: String,
      _ suggestion: String? = nil
    ) {
      self.line = line
      self.id = id
      self.column = column
      self.message = message
      self.suggestion = suggestion
    }
  }

  nonisolated static let faults = [
    Fault(
      "frame sample=taly-counter scenario=one-tap step=1", .unknownSample, 30,
      "there is no sample 'taly-counter'", "did you mean 'tally-counter'?"),
    Fault(
      "frame sample=\"taly-counter\" scenario=one-tap step=1", .unknownSample, 31,
      "there is no sample 'taly-counter'", "did you mean 'tally-counter'?"),
    Fault(
      "frame sample=tally-counter scenario=one-tapp step=1", .unknownScenario, 53,
      "'tally-counter' has no scenario 'one-tapp'", "did you mean 'one-tap'?"),
    Fault(
      "frame sample=tally-counter scenario=one-tap step=openin", .unknownStep, 66,
      "'One tap' has no step 'openin'", "did you mean 'opening'?"),
    Fault(
      "sequence sample=tally-counter scenario=one-tap step=1 pattern=mvvmm", .unknownPattern, 79,
      "there is no pattern 'mvvmm'", "did you mean 'mvvm'?"),
    Fault(
      "compare sample=tally-counter scenario=one-tap step=1 patterns=mvvm,fluxx",
      .unknownPattern, 84, "there is no pattern 'fluxx'", "did you mean 'flux'?"),
    Fault(
      "compare sample=tally-counter scenario=one-tap step=1 patterns=mvvm,mvvm",
      .directiveArgument, 84, "'mvvm' is named twice"),
    Fault(
      "compare sample=tally-counter scenario=one-tap step=1 patterns=mvvm", .directiveArgument, 79,
      "'counterpoint:compare' shows from 2 to 4 patterns, and not 1"),
    Fault(
      "metric sample=tally-counter metrics=code-line", .unknownMetric, 53,
      "there is no metric 'code-line'", "did you mean 'code-lines'?"),
    Fault(
      "metric sample=tally-counter metrics=code-lines,code-lines", .directiveArgument, 64,
      "'code-lines' is named twice"),
    Fault(
      "metric sample=tally-counter metrics=code-lines,hops", .directiveArgument, 64,
      "'hops' comes from the recordings of a scenario, and 'scenario' is left out"),
    Fault(
      "metric sample=tally-counter step=1 metrics=code-lines", .directiveArgument, 50,
      "'step' is one of a scenario, and 'scenario' is left out"),
    Fault(
      "metric sample=tally-counter scenario=one-tap step=1 metrics=bindings-live",
      .directiveArgument, 77, "'bindings-live' is of a whole scenario, and of no step"),
    Fault(
      "source sample=tally-counter pattern=mvvm symbol=CounterViewModel.incremen",
      .unknownSymbol, 65,
      "'tally-counter' in 'mvvm' declares no 'CounterViewModel.incremen'",
      "did you mean 'CounterViewModel.increment'?"),
    Fault(
      "source sample=tally-counter pattern=mvvm symbol=Binder.bind", .unknownSymbol, 65,
      "'Binder.bind' is the name of several"),
    Fault(
      "contract patterns=mvvmm", .unknownPattern, 35, "there is no pattern 'mvvmm'",
      "did you mean 'mvvm'?"),
    Fault(
      "contract patterns=mvvm sampel=x", .directiveArgument, 40, "there is no argument 'sampel'"),
    Fault(
      "contract patterns=mvvm pattern=flux", .directiveArgument, 40,
      "there is no argument 'pattern'", "did you mean 'patterns'?"),
    Fault(
      "contract patterns=mvvm patterns=flux", .directiveArgument, 40,
      "'patterns' is given twice"),
    Fault(
      "contract mvvm patterns=flux", .directiveArgument, 26,
      "'mvvm' is given without the name of an argument"),
    Fault(
      "contract patterns=mvvm, flux", .directiveArgument, 41,
      "'flux' is given without the name of an argument",
      "write several values without spaces, or between quotation marks"),
    Fault(
      "contract", .directiveArgument, 4, "the directive 'counterpoint:contract' lacks 'patterns'"),
  ]

  @Test("is refused at the word that is wrong, with what was meant", arguments: faults)
  func refused(_ fault: Fault) async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:\(fault.line)")
    #expect(shown.block == nil)
    #expect(shown.faults.map(\.id) == [fault.id], "\(shown.faults)")
    let found = try #require(shown.faults.first)
    #expect(found.message == fault.message)
    #expect(found.suggestion == fault.suggestion)
    #expect(found.location.map { "\($0)" } == "a.md:1:\(fault.column)")
  }

  @Test("is refused with all that is wrong at once")
  func together() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:compare sample=taly-counter scenario=x step=1 patterns=mvm,fluks side=left")
    #expect(
      shown.faults.map(\.message) == [
        "there is no sample 'taly-counter'", "there is no pattern 'mvm'",
        "there is no pattern 'fluks'", "there is no argument 'side'",
      ])
  }

  @Test("is refused with a text between its fences")
  func body() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:contract patterns=mvvm", body: "\n  a text\n")
    #expect(
      shown.faults.map(\.message)
        == ["the directive 'counterpoint:contract' takes no text between its fences"])
    #expect(shown.faults.first?.location.map { "\($0)" } == "a.md:3:3")
  }

  @Test("is refused in a text whose page would not show it")
  func misplaced() async throws {
    let texts = try await SmallEvidence.evidence.texts
    let text = try #require(texts.of(TextKind.pattern).first)
    let handler = try #require(EvidenceDirective.standIns(in: text)["counterpoint:frame"])
    var renderer = MarkdownRenderer()
    renderer.directives["counterpoint:frame"] = handler
    let rendered = renderer.render("text\n\n```counterpoint:frame\n```\n", file: "a.md")
    #expect(rendered.diagnostics.map(\.id) == [.misplacedEvidence])
    #expect(rendered.diagnostics.first?.location?.line == 3)
  }

  // MARK: Where it is shown

  @Test("is explained in the guide, with an example that is shown")
  func documented() async throws {
    let page = try #require(
      try await PublishedSite.files["guide/writing-with-evidence/index.html"])
    let file = packageRoot.appending(path: "content/guide/writing-with-evidence.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for directive in EvidenceDirective.all {
      #expect(text.contains("\n## `\(directive.name)`: "), "\(directive.name)")
      #expect(text.contains("````markdown\n```\(directive.fullName) "), "\(directive.name)")
      for argument in directive.required + directive.optional {
        #expect(text.contains("`\(argument.rawValue)`"), "\(argument)")
      }
    }
    let figures = page.matches(of: #/Figure (\d+)\. /#).map { Int($0.1) ?? 0 }
    #expect(Set(figures) == Set(1...EvidenceDirective.all.count))
  }

  @Test("has a section in the template of prose")
  func template() throws {
    let file = packageRoot.appending(path: "templates/parts/prose.mustache")
    let text = try String(contentsOf: file, encoding: .utf8)
    for directive in EvidenceDirective.all {
      #expect(text.contains("{{#\(directive.name)}}"), "\(directive.name)")
    }
  }
}
