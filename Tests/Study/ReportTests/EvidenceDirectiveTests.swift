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
      "quiz sample=tally-counter scenario=one-tap pattern=mvvm answer=\"Properties, notified.\"",
      "metric sample=tally-counter metrics=code-lines",
      "metric \(step) metrics=hops,code-lines",
      "source sample=tally-counter pattern=mvvm symbol=CounterViewModel",
      "source sample=tally-counter pattern=mvvm symbol=Binder.bind(_:to:_:)",
      "contract patterns=mvvm,flux", "choices", "choices patterns=mvvm,flux", "corners",
      "corners patterns=mvvm,flux", "marbles stream=search-race",
    ])
  func works(_ line: String) async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:\(line)")
    #expect(shown.diagnostics.map(\.description) == [])
    #expect(shown.block?.name == String(line.prefix { $0 != " " }))
    #expect(try shown.block?.markdown.isEmpty == false)
  }

  @Test("shows the screen after the step")
  func frame() async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:frame \(Self.step)")
    let block = try #require(shown.block)
    #expect(try block.markdown.contains("- `digit.0` 1"))
    #expect(try block.markdown.contains("/samples/tally-counter/one-tap/#step-1"))
  }

  @Test("asks for a pattern without its name, and keeps the whole sentence of the answer")
  func quiz() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:quiz sample=tally-counter scenario=one-tap pattern=flux"
        + " answer=\"A store notifies, and the view reads it.\"")
    let parts = try #require(shown.block).markdown.components(separatedBy: "Answer: ")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("lux") == false)
    #expect(parts.last?.contains("[Flux](/samples/tally-counter/one-tap/flux/)") == true)
    #expect(parts.last?.contains("A store notifies, and the view reads it.") == true)
  }

  @Test("shows what each pattern does, in the order in which they are named")
  func compare() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:compare \(Self.step) patterns=flux,passive-mvp")
    let markdown = try #require(try shown.block?.markdown)
    let flux = try #require(markdown.range(of: "dispatch"))
    let passive = try #require(markdown.range(of: "showDigit"))
    #expect(flux.lowerBound < passive.lowerBound)
    #expect(markdown.contains("?p=flux,passive-mvp#step-1"))
  }

  @Test("shows who does what in each pattern, as the recordings count it")
  func choices() async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:choices patterns=passive-mvp,flux")
    let rows = try #require(try shown.block?.markdown).split(separator: "\n")
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
    let rows = try #require(try shown.block?.markdown).split(separator: "\n").suffix(2)
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
    #expect(try block.markdown.contains("(/streams/search-race/)"))
    #expect(try block.markdown.contains("| 350 ms |"))
  }

  @Test("shows the numbers that the metrics compute")
  func metric() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:metric \(Self.step) metrics=effects patterns=mvvm")
    let evidence = try await SmallEvidence.evidence
    let played = try #require(evidence.scenarios[.init(sample: "tally-counter", name: "one-tap")])
    let performance = try #require(played.performances.first { $0.pattern == "mvvm" })
    let effects = performance.recording.log.events.count { $0.step == 1 && $0.kind == .effect }
    #expect(effects > 0)
    #expect(try shown.block?.markdown.contains(" | \(effects) |") == true)
  }

  @Test("shows of each pattern its own numbers, in the table of the page as in the twin")
  func metricOfEachPattern() async throws {
    let evidence = try await SmallEvidence.evidence
    let played = try #require(evidence.scenarios[.init(sample: "tally-counter", name: "one-tap")])
    let patterns = evidence.scenarios.patterns(of: "tally-counter")
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
          let performance = try #require(played.performances.first { $0.pattern == row.pattern })
          for (id, cell) in zip(metrics, row.cells) {
            let metric = try #require(Metric.named(MetricID(id)))
            let value =
              metric.origin == .source
              ? evidence.numbers.value(
                of: metric, for: ImplementationID(sample: "tally-counter", pattern: row.pattern))
              : scope.contains("step")
                ? metric.value(of: performance.facts.steps[1] ?? StepFacts())
                : metric.value(of: performance.facts)
            #expect(cell == value?.description, "\(id) of \(row.pattern)")
            columns[id, default: []].insert(cell)
          }
          let line = try #require(
            try block.markdown.split(separator: "\n").first { line in
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
  private static func rows(_ block: EvidenceBlock) -> [(pattern: PatternID, cells: [String])] {
    guard case .dictionary(let table)? = block.value["table"],
      case .list(let groups)? = table["sections"]
    else { return [] }
    return groups.flatMap { group -> [(pattern: PatternID, cells: [String])] in
      guard case .dictionary(let group) = group, case .list(let rows)? = group["rows"] else {
        return []
      }
      return rows.compactMap { row in
        guard case .dictionary(let row) = row, let pattern = row["pattern"]?.text,
          case .list(let cells)? = row["cells"]
        else { return nil }
        return (
          PatternID(pattern),
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
    let markdown = try #require(try shown.block?.markdown)
    #expect(markdown.contains("```swift\noverride func receive(_ action: TallyAction) {\n  var "))
    #expect(markdown.hasSuffix("commit(tally)\n}\n```\n"))
    #expect(markdown.contains("/samples/tally-counter/code/flux/#TS-6"))
  }

  @Test(
    "shows the same where lines end as on Windows",
    arguments: ["flux symbol=TallyStore.receive", "mvvm symbol=CounterViewModel"])
  func carriageReturns(_ code: String) async throws {
    let line = "counterpoint:source sample=tally-counter pattern=\(code)"
    let shown = try await SmallEvidence.shown(by: line, linesEndInPairs: true)
    let expected = try await SmallEvidence.shown(by: line)
    #expect(try shown.block?.markdown == expected.block?.markdown)
    #expect(shown.block != nil && shown.diagnostics.isEmpty)
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

  @Test("has a section in the templates of prose")
  func template() throws {
    for name in ["prose", "prose.md"] {
      let file = packageRoot.appending(path: "templates/parts/\(name).mustache")
      let text = try String(contentsOf: file, encoding: .utf8)
      for directive in EvidenceDirective.all {
        #expect(text.contains("{{#\(directive.name)}}"), "\(directive.name)")
      }
    }
  }
}
