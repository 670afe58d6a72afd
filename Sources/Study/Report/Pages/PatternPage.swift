import Comparison
import Diagrams
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite
import Trace

/// The page of a pattern: its roles and directions according to the contract and as measured, the
/// jobs of its roles, its ownership, and its history.
struct PatternPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<PatternHeader>

  private var pattern: PatternID { PatternID(text.name) }
  private var contract: Contract? { contracts[pattern] }
  /// The findings from recordings and sources; `nil` if it was not played.
  private var findings: PatternFindings? { evidence.findings[pattern] }

  func page(_ body: ContentBody) -> Page {
    let (implementations, pairs) = (implementations, pairs)
    let marks = Set(implementations.flatMap(\.knowledge.shownMarks))
    let variants = evidence.variants.of(pattern: pattern).map(\.link)
    let faults = evidence.wrong.of(pattern: pattern).map(\.link)
    let page = Page(
      of: text.text, body,
      [
        "recipe": .optional(recipe),
        "hasPairs": .bool(!pairs.isEmpty), "pairs": .list(pairs),
        "roles": .list((contract?.roles ?? []).map(\.value)),
        "presents": .optional(contract?.presents?.value),
        "directions": .optional(directions?.value),
        "jobs": .optional(
          findings.map { JobValues(findings: $0, scenarios: scenarios, links: links).value }),
        "ownership": .list(ownership.map(\.value)),
        "implementations": .list(implementations.map(implementation)),
        "marks": marks.value,
        "hasVariants": .bool(!variants.isEmpty), "variants": .list(variants),
        "hasFaults": .bool(!faults.isEmpty), "faults": .list(faults),
      ])
    return page.previewed(by: scenarios.previewContours(of: [pattern]))
  }

  /// The links to the pages that compare it with other patterns, by their titles.
  private var pairs: [PageValue] {
    PatternPair.all(of: scenarios.patterns).filter { $0.patterns.contains(pattern) }.map { pair in
      let other = pair.first == pattern ? pair.second : pair.first
      return .link(links.title(ofPattern: other), to: Address.pair(pair))
    }
  }

  private var directions: DirectionValues? {
    findings.flatMap { findings in
      findings.measured.map {
        DirectionValues(
          measured: $0, samples: findings.samples, title: text.title, links: links)
      }
    }
  }

  /// The ownership in each sample, with the first one unfolded.
  private var ownership: [OwnershipValues] {
    (findings?.samples ?? []).enumerated().map { index, sample in
      OwnershipValues(findings: sample, links: links, isOpen: index == 0)
    }
  }

  private typealias Implemented = (
    id: ImplementationID, source: SourceFacts, knowledge: RoleKnowledge
  )

  /// Every implementation with the knowledge between its roles.
  private var implementations: [Implemented] {
    scenarios.implementations.filter { $0.pattern == pattern }.compactMap { id in
      facts[id].map { (id, $0, RoleKnowledge(evidence.of(id))) }
    }
  }

  private func implementation(_ implemented: Implemented) -> PageValue {
    let (id, source) = (implemented.id, implemented.source)
    return [
      "title": .string(links.title(ofSample: id.sample)),
      "address": .string(Address.code(of: id)),
      "knowing": implemented.knowledge.value,
      "cycles": .list(
        source.knowsAbout.cycles.map { cycle in
          ["text": .string(cycle.map(\.name).joined(separator: " ⇄ "))]
        }),
      "lines": .string(source.codeLines.total.grouped),
      "types": .number(source.types.count),
    ]
  }
}

// MARK: The way to it

extension PatternPage {
  /// The pattern that most readers know.
  private static let origin: PatternID = "cocoa-mvc"

  /// The way from Cocoa MVC to the pattern for one screen, for the template `parts/recipe`.
  ///
  /// It consists of the steps named in the text and the lines that differ. It is `nil` if the text
  /// has no steps, and for Cocoa MVC.
  private var recipe: PageValue? {
    let (steps, sample) = (text.header.recipe, MeasuredPattern.smallestSample)
    guard !steps.isEmpty,
      let pair = evidence.pairs.pairs.first(where: { Set($0.patterns) == [Self.origin, pattern] }),
      let samplePair = evidence.pairs.comparison(pair, sample)
    else { return nil }
    return [
      "steps": .list(steps.map { ["text": .string($0)] }),
      "address": .string(Address.pair(pair, sample: sample)),
      "sample": links.link(toSample: sample), "origin": links.link(toPattern: Self.origin),
      "hunks": difference(samplePair).shown(text: samplePair.text).value,
    ]
  }

  /// Returns all lines of the two screens side by side, without the app's root and the machinery.
  private func difference(_ samplePair: SamplePair) -> CodeDiff {
    let lines = { (study: ImplementationStudy) in
      study.code.own.filter { !$0.file.hasSuffix("App.swift") }.flatMap(study.code.lines(of:))
    }
    let (first, second) = (lines(samplePair.first), lines(samplePair.second))
    let isForward = samplePair.pair.first == Self.origin
    return isForward ? CodeDiff(first, second) : CodeDiff(second, first)
  }
}

extension DeclaredRole {
  /// The letters, the name and the description, for templates.
  var value: PageValue {
    [
      "badge": .string(role.letters), "className": .string(Side.role(role).className),
      "name": .string(role.rawValue), "text": .string(text),
    ]
  }
}

/// The list of patterns.
struct PatternsPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<PatternsHeader>

  func page(_ body: ContentBody) -> Page {
    Page(
      of: text.text, body,
      ["patterns": .list(texts.of(TextKind.pattern).map(entry))])
  }

  private func entry(_ pattern: TextOfKind<PatternHeader>) -> PageValue {
    let contract = contracts[PatternID(pattern.name)]
    return [
      "title": .string(pattern.title), "summary": .string(pattern.summary),
      "address": .string(Address.pattern(PatternID(pattern.name))),
      "roles": .list((contract?.roles ?? []).map(\.role.value)),
      "matrix": .html(contract?.matrix(title: pattern.title) ?? ""),
    ]
  }
}
