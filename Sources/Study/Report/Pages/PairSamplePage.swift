import Comparison
import Diagnostics
import Evidence
import Exhibits
import Identifiers
import Metrics
import Scenarios
import Sequences
import SiteTemplates
import StaticSite

/// The page of a sample in two patterns: its metrics, the code for each responsibility, the shared
/// logic, and a step compared.
struct PairSamplePage {
  /// Returns functions that compose a page for each pair and each sample implemented in both, and
  /// the pages of pairs that have no text.
  static func all(of evidence: StudyEvidence) -> [PagePortion.Make] {
    let written = Dictionary(
      keepingFirst: evidence.texts.of(TextKind.pair).map { ($0.name, $0) })
    // All pages of a pair show parts of the same evidence.
    let shown = Memo<PatternPair, EvidenceOfPair>()
    return evidence.pairs.pairs.flatMap { pair -> [PagePortion.Make] in
      let text = written[pair.id]
      let part = { @Sendable in shown.value(for: pair) { evidence.of(pair, text) } }
      // Its errors are reported where its own page is composed.
      let body = text.map {
        evidence.texts.body(of: $0.text, reportingTo: DiagnosticCollector())
      }
      let pages = evidence.pairs.samples(of: pair).map { sample -> PagePortion.Make in
        {
          var key = evidence.key(of: pair, sample: sample, text, body?.html)
          key?.add("pair-sample")
          return evidence.store.portion(for: key) {
            let evidence = part()
            return [evidence.comparison(sample)].compactMap(\.self).map {
              PairSamplePage(evidence: evidence, samplePair: $0, body: body).page
            }
          }
        }
      }
      guard text == nil else { return pages }
      let unwritten: PagePortion.Make = {
        evidence.store.portion(for: evidence.key(of: pair, nil, nil)) {
          [PairPage(evidence: part()).page()]
        }
      }
      return pages + [unwritten]
    }
  }

  let evidence: EvidenceOfPair
  let samplePair: SamplePair
  /// The body of the text about the pair, if there is one.
  let body: ContentBody?

  private var text: TextOfKind<PairHeader>? { evidence.text }
  private var links: Links { evidence.links }
  private var scenarios: PlayedScenarios { evidence.scenarios }
  private var pair: PatternPair { samplePair.pair }

  private var pairTitle: String {
    pair.patterns.map(links.title(ofPattern:)).joined(separator: " · ")
  }

  /// The amount of the first's code found in the second; only the subject if the first has no
  /// logic.
  private var summary: String {
    let patterns = pair.patterns.map(links.title(ofPattern:)).joined(separator: " and ")
    let subject = "\(links.title(ofSample: samplePair.sample)) in \(patterns)"
    let (logic, interface) = (samplePair.shared.logic, samplePair.shared.interface)
    guard logic.percentage != nil else { return "\(subject), side by side." }
    return "\(subject): \(interface.shared) of \(interface.counts.first) lines of interface "
      + "and \(logic.shared) of \(logic.counts.first) lines of logic are the same."
  }

  var page: Page {
    let work = PairWork(
      samplePair: samplePair, responsible: evidence.responsible, links: links,
      corrections: text?.header.corrections.filter { $0.sample == samplePair.sample } ?? [],
      isWritten: text != nil)
    let chosen = text?.header.step(of: samplePair.sample)
    let step = (chosen ?? evidence.shortestStep(of: samplePair)).flatMap {
      PairStep($0, of: samplePair, in: scenarios, links: links)
    }
    return Page(
      path: Address.path(Address.pair(pair, sample: samplePair.sample)), template: "pair-sample",
      title: "\(pairTitle): \(links.title(ofSample: samplePair.sample))",
      values: [
        "summary": .string(summary),
        "body": text.flatMap { body?.value(of: $0.text) } ?? .bool(false),
        "weighed": text == nil ? PairSummary(samples: [samplePair]).value : .bool(false),
        "pair": .link(pairTitle, to: Address.pair(pair)),
        "sample": links.link(toSample: samplePair.sample),
        "first": link(to: samplePair.first), "second": link(to: samplePair.second),
        "others": .list(
          evidence.samples.map { sample in
            [
              "title": .string(links.title(ofSample: sample)),
              "address": .string(Address.pair(pair, sample: sample)),
              "isShown": .bool(sample == samplePair.sample),
            ]
          }),
        "shared": samplePair.shared.value,
        "work": work.value, "idle": .list(work.idle.map(PageValue.string)),
        "steps": .list([step?.value].compactMap(\.self)),
        "scenarios": playedScenarios.value,
        "table": numbers.value,
        "owning": .list([samplePair.first, samplePair.second].compactMap(owning)),
        "leaks": .list(leaks.map(\.link)), "hasLeaks": .bool(!leaks.isEmpty),
      ], origins: body?.origins ?? [])
  }

  /// The wrong implementations of either pattern that leave objects behind.
  private var leaks: [ShownWrongImplementation] {
    evidence.wrong.filter(\.mistake.findings.showSurvivors)
  }

  /// Returns the ownership in one of the implementations.
  private func owning(_ study: ImplementationStudy) -> PageValue? {
    let samples = evidence.findings[study.id.pattern]?.samples ?? []
    return samples.first { $0.implementation == study.id }.map { findings in
      let values = OwnershipValues(findings: findings, links: links, isOpen: true)
      return [
        "title": .string(links.title(ofPattern: study.id.pattern)),
        "address": .string(Address.pattern(study.id.pattern)),
        "tree": values.tree, "counts": .string(values.counts),
      ]
    }
  }

  private func link(to study: ImplementationStudy) -> PageValue {
    [
      "title": .string(links.title(ofPattern: study.id.pattern)),
      "address": .string(Address.code(of: study.id)),
      "lines": .number(study.codeLines),
    ]
  }
}

// MARK: Numbers

extension PairSamplePage {
  private static let metrics =
    ["messages", "messages-to-screen", "notifications", "redundant-effects"]
    .compactMap(Metric.named)

  /// The scenarios by topic, with metrics and a link to the two patterns side by side.
  private var playedScenarios: Table {
    Table(
      caption: "", columns: Self.metrics.map { TableCell($0.title, to: Address.metric($0.id)) },
      sections: scenarios.byTopic(of: samplePair.sample).map { title, scenarios in
        Table.Section(title: title, rows: scenarios.map(row))
      })
  }

  private func row(of played: PlayedScenario) -> TableRow {
    TableRow(
      head: TableCell(played.scenario.title, to: played.address(showing: pair.patterns)),
      cells: Self.metrics.map { metric in
        let totals = pair.patterns.map { total(metric, in: played, of: $0) }
        return TableCell(totals.joined(separator: PairDiff.between))
      })
  }

  /// Returns a metric as the total of all phases.
  private func total(_ metric: Metric, in played: PlayedScenario, of pattern: PatternID) -> String {
    guard let performance = played.performances.first(where: { $0.pattern == pattern }),
      case .phased(let counts) = metric.value(of: performance.facts)
    else { return "–" }
    return "\(counts.total)"
  }

  /// The metrics of both side by side, with differences; the columns' headings show the sizes.
  private var numbers: Table {
    Table(
      caption: links.title(ofSample: samplePair.sample),
      columns: [samplePair.first, samplePair.second].map { study in
        TableCell(
          "\(links.title(ofPattern: study.id.pattern)), \(study.codeLines) lines",
          to: Address.code(of: study.id))
      } + [TableCell("Difference")],
      rows: Metric.all.compactMap(row))
  }

  private func row(of metric: Metric) -> TableRow? {
    guard let first = samplePair.first.numbers[metric.id],
      let second = samplePair.second.numbers[metric.id],
      first.absence == nil || second.absence == nil
    else { return nil }
    return TableRow(
      head: TableCell(metric.title),
      cells: [
        TableCell(first.figure), TableCell(second.figure),
        TableCell(first.difference(to: second)),
      ])
  }
}

extension ImplementationStudy {
  /// The lines of code of the sample and of the pattern's machinery.
  fileprivate var codeLines: Int { numbers["code-lines"]?.number.map { Int($0) } ?? 0 }
}

extension SharedLogic {
  /// The amount and the lines of shared logic, for the template `pair-sample`.
  fileprivate var value: PageValue {
    [
      "percentage": .optional(logic.percentage.map { "\($0)" }),
      "reversePercentage": .optional(logic.reversePercentage.map { "\($0)" }),
      "interfacePercentage": .optional(interface.percentage.map { "\($0)" }),
      "lines": .number(logic.counts.first), "reverseLines": .number(logic.counts.second),
      "interfaceLines": .number(interface.counts.first),
      "reverseInterfaceLines": .number(interface.counts.second),
      "sharedLines": .number(logic.shared), "sharedInterfaceLines": .number(interface.shared),
      "firstRoles": .list(roles.first.sorted().map(\.value)),
      "secondRoles": .list(roles.second.sorted().map(\.value)),
      "logic": ["hunks": logic.shown().value],
      "interface": ["hunks": interface.shown().value],
    ]
  }
}
