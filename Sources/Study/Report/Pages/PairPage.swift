import Comparison
import Diagnostics
import Documents
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite

/// The page of two patterns: what each gains and pays, both contracts, a step compared, and every
/// sample in numbers.
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

  /// The page.
  func page(_ body: ContentBody? = nil) -> Page {
    let samples = evidence.samples
    let compared = samples.compactMap(evidence.comparison)
    let step = step(compared)
    let table = PairSamplesTable(samples: compared, links: links).table
    let page = Page(
      path: Address.path(Address.pair(pair)), template: text?.template ?? TextKind.pair.name,
      title: title,
      values: [
        "summary": .string(text?.summary ?? title),
        "hasSummary": .bool(text != nil),
        "weighed": text == nil ? PairSummary(samples: compared).value : .bool(false),
        "body": text.flatMap { body?.value(of: $0.text) } ?? .rich(html: "", markdown: ""),
        "first": links.link(toPattern: pair.first), "second": links.link(toPattern: pair.second),
        "samples": .list(samples.map { link(to: $0) }),
        "contracts": difference ?? .bool(false),
        "figure": .html(figure),
        "faults": mistakes,
        "steps": .list([step?.value].compactMap(\.self)),
        "table": table.value,
      ],
      source: text?.templateLocation, origins: body?.origins ?? [])
    return page.previewed(by: scenarios.previewContours(of: pair.patterns))
  }

  private func link(to sample: SampleID) -> PageValue {
    [
      "title": .string(links.title(ofSample: sample)),
      "address": .string(Address.pair(pair, sample: sample)),
    ]
  }

  /// Both contracts in one drawing, with what was measured.
  private var figure: String {
    guard let first = evidence.findings[pair.first]?.measured,
      let second = evidence.findings[pair.second]?.measured
    else { return "" }
    return PairContracts(first: first, second: second).svg(prefix: "contracts", title: title)
  }

  /// The wrong implementations that belong to one of the two, or to both; nothing where there are
  /// none.
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
    return ContractDiff(first, second).value
  }

  /// The chosen step, or the shortest that tells something, of the first sample that has one.
  private func step(_ compared: [SamplePair]) -> PairStep? {
    let chosen = text?.header.steps.first.flatMap { StepOfScenario($0.text) }
    let order =
      compared.filter { $0.sample == chosen?.scenario.sample }
      + compared.filter { $0.sample != chosen?.scenario.sample }
    return order.lazy.compactMap { samplePair in
      (chosen.flatMap { $0.scenario.sample == samplePair.sample ? $0 : nil }
        ?? samplePair.shortestStep(in: scenarios))
        .flatMap { PairStep($0, of: samplePair, in: scenarios, links: links) }
    }.first
  }
}
