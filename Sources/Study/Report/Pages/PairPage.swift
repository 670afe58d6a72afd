import Comparison
import Documents
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite

/// The page of two patterns: the advantages of each, both contracts, a step compared, and the
/// metrics of every sample.
struct PairPage {
  let evidence: EvidenceOfPair

  private var pair: PatternPair { evidence.pair }
  private var text: TextOfKind<PairHeader>? { evidence.text }
  private var links: Links { evidence.links }
  private var scenarios: PlayedScenarios { evidence.scenarios }
  private var contracts: [Contract.ID: Contract] { evidence.contracts }

  /// The titles of both: `Cocoa MVC · MVVM`.
  private var title: String {
    text?.title ?? pair.patterns.map(links.title(ofPattern:)).joined(separator: " · ")
  }

  func page(_ body: ContentBody? = nil) -> Page {
    let samples = evidence.samples
    let compared = samples.compactMap(evidence.comparison)
    let page = Page(
      path: Address.path(Address.pair(pair)), template: text?.template ?? TextKind.pair.name,
      title: title,
      values: [
        "summary": .string(text?.summary ?? title),
        "hasSummary": .bool(text != nil),
        "weighed": text == nil ? PairSummary(samples: compared).value : .bool(false),
        "body": text.flatMap { body?.value(of: $0.text) } ?? .rich(html: "", markdown: ""),
        "first": links.link(toPattern: pair.first), "second": links.link(toPattern: pair.second),
        "samples": .list(
          samples.map {
            .link(links.title(ofSample: $0), to: Address.pair(pair, sample: $0))
          }),
        "contracts": .optional(difference),
        "figure": .html(figure),
        "faults": mistakes,
        "steps": .list([step(compared)?.value].compactMap(\.self)),
        "table": numbers(compared).value,
      ],
      source: text?.templateLocation, origins: body?.origins ?? [])
    return page.previewed(by: scenarios.previewContours(of: pair.patterns))
  }

  /// Both contracts in one drawing, with the measured counts.
  private var figure: String {
    guard let first = evidence.findings[pair.first]?.measured,
      let second = evidence.findings[pair.second]?.measured
    else { return "" }
    return PairContracts(first: first, second: second).svg(prefix: "contracts", title: title)
  }

  /// The wrong implementations that belong to either pattern; `false` if there are none.
  private var mistakes: PageValue {
    let wrong = evidence.wrong
    let (first, second) = (wrong.of(pattern: pair.first), wrong.of(pattern: pair.second))
    guard !first.isEmpty || !second.isEmpty else { return .bool(false) }
    let names = (Set(first.map(\.text.name)), Set(second.map(\.text.name)))
    return [
      "both": .list(first.filter { names.1.contains($0.text.name) }.map(\.link)),
      "onlyFirst": .list(first.filter { !names.1.contains($0.text.name) }.map(\.link)),
      "onlySecond": .list(second.filter { !names.0.contains($0.text.name) }.map(\.link)),
    ]
  }

  private var difference: PageValue? {
    guard let first = contracts[pair.first], let second = contracts[pair.second]
    else { return nil }
    let difference = ContractDiff(first, second)
    return [
      "shared": .list(difference.shared.map(\.value)),
      "onlyFirst": .list(difference.onlyFirst.map(\.value)),
      "onlySecond": .list(difference.onlySecond.map(\.value)),
    ]
  }

  /// Returns the chosen step, or the shortest conclusive one, of the first sample that has one.
  private func step(_ compared: [SamplePair]) -> PairStep? {
    let chosen = text?.header.steps.first.flatMap { StepOfScenario($0.text) }
    let order =
      compared.filter { $0.sample == chosen?.scenario.sample }
      + compared.filter { $0.sample != chosen?.scenario.sample }
    return order.lazy.compactMap { samplePair in
      (chosen.flatMap { $0.scenario.sample == samplePair.sample ? $0 : nil }
        ?? evidence.shortestStep(of: samplePair))
        .flatMap { PairStep($0, of: samplePair, in: scenarios, links: links) }
    }.first
  }
}

// MARK: Numbers

extension PairPage {
  /// The metrics that best summarize how two patterns differ; the sample's page has all of them.
  private static let metrics = [
    "code-lines", "types", "hops", "messages", "messages-to-screen", "notifications",
    "bindings-made", "dynamic-coupling",
  ].compactMap(Metric.named)

  /// Returns a table of samples with some metrics of both patterns and the amount of shared logic.
  private func numbers(_ samples: [SamplePair]) -> Table {
    Table(
      caption: "",
      columns: [TableCell("Logic shared")]
        + Self.metrics.map { TableCell($0.title, to: Address.metric($0.id)) },
      rows: samples.map { sample in
        TableRow(
          head: TableCell(
            links.title(ofSample: sample.sample), to: Address.pair(pair, sample: sample.sample)),
          cells: [shared(sample)] + Self.metrics.map { cell(sample, $0) })
      })
  }

  /// Returns the share of the first's logic found in the second, and the reverse.
  private func shared(_ sample: SamplePair) -> TableCell {
    let shares = [sample.shared.logic.percentage, sample.shared.logic.reversePercentage]
    return TableCell(
      shares.map { $0.map { "\($0) %" } ?? "–" }.joined(separator: PairDiff.between))
  }

  /// Returns a metric of both patterns as one number: the total of all phases or, for hops, the
  /// maximum.
  private func cell(_ sample: SamplePair, _ metric: Metric) -> TableCell {
    let numbers = [sample.first, sample.second].map { study in
      guard let value = study.numbers[metric.id] else { return "–" }
      guard case .phased(let counts) = value else { return value.figure }
      let greatest = Phase.allCases.map { counts[$0] }.max() ?? 0
      return "\(metric.id == "hops" ? greatest : counts.total)"
    }
    return TableCell(numbers.joined(separator: PairDiff.between))
  }
}

/// The list of all pairs: a table of patterns by patterns.
struct PairsPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  func page(_ body: ContentBody) -> Page {
    Page(
      of: text.text, body,
      [
        "written": .list(texts.of(TextKind.pair).map(\.text.summaryLink)),
        "pairs": table(scenarios.patterns).value,
      ])
  }

  /// Returns a table of shared logic: the share of the row's deciding logic found in the column's.
  private func table(_ patterns: [PatternID]) -> Table {
    Table(
      caption: text.title, columns: patterns.map { TableCell(links.title(ofPattern: $0)) },
      rows: patterns.map { row in
        TableRow(of: row, links, cells: patterns.map { cell(row, $0) })
      })
  }

  private func cell(_ row: PatternID, _ column: PatternID) -> TableCell {
    guard let pair = evidence.pairs.pairs.first(where: { Set($0.patterns) == [row, column] })
    else { return TableCell("–") }
    var (shared, all) = (0, 0)
    for sample in evidence.pairs.samples(of: pair) {
      guard let logic = evidence.pairs.sharedLogic(pair, sample)?.logic else { continue }
      shared += logic.shared
      all += pair.first == row ? logic.counts.first : logic.counts.second
    }
    let share = MetricValue.share(shared, of: all).number
    return TableCell(
      share.map { "\(Int(($0 * 100).rounded())) %" } ?? "–", to: Address.pair(pair))
  }
}
