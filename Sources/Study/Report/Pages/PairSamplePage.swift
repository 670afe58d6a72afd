import Comparison
import Diagnostics
import Documents
import Evidence
import Exhibits
import Identifiers
import Metrics
import Sequences
import SiteTemplates
import StaticSite

/// The page of a sample in two patterns: its numbers, who does what, the logic that is shared, a
/// step compared.
struct PairSamplePage {
  /// A page for each pair and each sample that is written in both, and the pages of the pairs about
  /// which nobody wrote.
  static func all(of evidence: StudyEvidence) -> [PagePortion] {
    let written = Dictionary(
      keepingFirst: evidence.texts.of(TextKind.pair).map { ($0.name, $0) })
    return evidence.pairs.pairs.concurrentMap { pair in
      let text = written[pair.id]
      // What is wrong with it is reported where its own page is made.
      let body = text.map {
        evidence.texts.body(of: $0.text, reportingTo: DiagnosticCollector())
      }
      var key = evidence.key(of: pair, text, body?.html)
      key?.add("pair-sample")
      return evidence.store.portion(for: key) {
        let evidence = evidence.of(pair, text)
        let unwritten = text == nil ? [PairPage(evidence: evidence).page()] : []
        return unwritten
          + evidence.samples.compactMap(evidence.comparison).map {
            PairSamplePage(evidence: evidence, samplePair: $0, body: body).page
          }
      }
    }
  }

  let evidence: EvidenceOfPair
  let samplePair: SamplePair
  /// The body of the text about the pair, if somebody wrote one.
  let body: ContentBody?

  private var text: TextOfKind<PairHeader>? { evidence.text }
  private var links: Links { evidence.links }
  private var scenarios: PlayedScenarios { evidence.scenarios }
  private var pair: PatternPair { samplePair.pair }

  private var title: String {
    let patterns = pair.patterns.map(links.title(ofPattern:)).joined(separator: " · ")
    return "\(patterns): \(links.title(ofSample: samplePair.sample))"
  }

  /// The part of the first that is in the second; what is compared where the first has nothing to
  /// share.
  private var summary: String {
    let patterns = pair.patterns.map(links.title(ofPattern:)).joined(separator: " and ")
    let subject = "\(links.title(ofSample: samplePair.sample)) in \(patterns)"
    let (logic, interface) = (samplePair.shared.logic, samplePair.shared.interface)
    guard logic.percentage != nil else { return "\(subject), side by side." }
    return "\(subject): \(interface.shared) of \(interface.counts.first) lines of interface "
      + "and \(logic.shared) of \(logic.counts.first) lines of logic are the same."
  }

  /// The page.
  var page: Page {
    let scenarioTable = PairScenariosTable(samplePair: samplePair, scenarios: scenarios).table
    let numbers = PairTable(samplePair: samplePair, links: links).table
    let work = PairWork(
      samplePair: samplePair, links: links,
      corrections: text?.header.corrections.filter { $0.sample == samplePair.sample } ?? [],
      isWritten: text != nil)
    let step = (text?.header.step(of: samplePair.sample) ?? samplePair.shortestStep(in: scenarios))
      .flatMap { PairStep($0, of: samplePair, in: scenarios, links: links) }
    return Page(
      path: Address.path(Address.pair(pair, sample: samplePair.sample)), template: "pair-sample",
      title: title,
      values: [
        "summary": .string(summary),
        "body": text.flatMap { body?.value(of: $0.text) } ?? .bool(false),
        "weighed": text == nil ? PairSummary(samples: [samplePair]).value : .bool(false),
        "pair": [
          "title": .string(pair.patterns.map(links.title(ofPattern:)).joined(separator: " · ")),
          "address": .string(Address.pair(pair)),
        ],
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
        "scenarios": scenarioTable.value,
        "table": numbers.value,
        "owning": .list([samplePair.first, samplePair.second].compactMap(owning)),
        "leaks": .list(leaks.map(\.link)), "hasLeaks": .bool(!leaks.isEmpty),
      ], origins: body?.origins ?? [])
  }

  /// The wrong implementations of either pattern that leave somebody behind.
  private var leaks: [ShownWrongImplementation] {
    evidence.wrong.all.filter(\.mistake.findings.showSurvivors)
  }

  private func ownership(of findings: SampleFindings) -> OwnershipValues {
    OwnershipValues(
      findings: findings, title: links.title(ofPattern: findings.implementation.pattern),
      links: links, isOpen: true)
  }

  private func findings(of study: ImplementationStudy) -> SampleFindings? {
    evidence.findings[study.id.pattern]?.samples.first { $0.implementation == study.id }
  }

  /// Returns the ownership in one of the two.
  private func owning(_ study: ImplementationStudy) -> PageValue? {
    findings(of: study).map { findings in
      [
        "title": .string(links.title(ofPattern: study.id.pattern)),
        "address": .string(Address.pattern(study.id.pattern)),
        "tree": ownership(of: findings).tree,
        "counts": .string(ownership(of: findings).counts),
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
