import Comparison
import Diagrams
import Documents
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite
import Trace

/// The page of a pattern: its roles and directions as contract and as measured, who does which job,
/// who owns whom, its history.
struct PatternPage: TextPage {
  let evidence: StudyEvidence
  let text: ContentText

  private var pattern: PatternID { PatternID(text.name) }
  private var contract: Contract? { contracts[pattern] }
  /// The findings from recordings and sources; `nil` if it was not played.
  private var findings: PatternFindings? { evidence.findings[pattern] }

  /// The page.
  func page(_ body: ContentBody) -> Page {
    let implementations = implementations
    let marks: Set<MatrixMark> = Set(implementations.flatMap(\.acquaintance.shownMarks))
    let variants: [PageValue] = evidence.variants.of(pattern: pattern).map(\.link)
    let faults: [PageValue] = evidence.wrong.of(pattern: pattern).map(\.link)
    let page = Page(
      of: text, body,
      [
        "recipe": Recipe(of: text, in: evidence)?.value ?? .bool(false),
        "hasPairs": .bool(!pairs.isEmpty),
        "pairs": .list(
          pairs.map { ["title": .string($0.title), "address": .string($0.address)] }),
        "roles": .list((contract?.roles ?? []).map(Self.role)),
        "presents": contract?.presents?.value ?? .bool(false),
        "directions": directions?.value ?? .bool(false),
        "jobs": jobs?.value ?? .bool(false),
        "ownership": .list(ownership.map(\.value)),
        "implementations": .list(implementations.map(implementation)),
        "marks": marks.value,
        "hasVariants": .bool(!variants.isEmpty), "variants": .list(variants),
        "hasFaults": .bool(!faults.isEmpty), "faults": .list(faults),
      ])
    return page.previewed(by: scenarios.previewContours(of: [pattern]))
  }

  /// The pages that set it beside another pattern, by the other's title.
  private var pairs: [(title: String, address: String)] {
    PatternPair.all(of: scenarios.patterns).compactMap { pair in
      guard pair.patterns.contains(pattern),
        let other = pair.patterns.first(where: { $0 != pattern })
      else { return nil }
      return (title: links.title(ofPattern: other), address: Address.pair(pair))
    }
  }

  private static func role(_ declared: DeclaredRole) -> PageValue {
    [
      "badge": .string(declared.role.letters), "className": .string(declared.role.className),
      "name": .string(declared.role.rawValue), "text": .string(declared.text),
    ]
  }

  private var directions: DirectionValues? {
    findings.flatMap { findings in
      findings.measured.map {
        DirectionValues(
          measured: $0, samples: findings.samples, title: text.title, links: links)
      }
    }
  }

  private var jobs: JobValues? {
    findings.map { JobValues(findings: $0, scenarios: scenarios, links: links) }
  }

  /// The ownership in each sample, the first of them unfolded.
  private var ownership: [OwnershipValues] {
    (findings?.samples ?? []).enumerated().map { index, sample in
      OwnershipValues(
        findings: sample, title: text.title, links: links, isOpen: index == 0)
    }
  }

  private typealias Implemented = (
    id: ImplementationID, source: SourceFacts, acquaintance: RoleKnowledge
  )

  /// Every implementation, with who knows whom in it.
  private var implementations: [Implemented] {
    scenarios.samples.compactMap { sample in
      let id = ImplementationID(sample: sample, pattern: pattern)
      guard scenarios.patterns(of: sample).contains(pattern), let source = facts[id] else {
        return nil
      }
      let acquaintance = RoleKnowledge(evidence.of(id))
      return (id: id, source: source, acquaintance: acquaintance)
    }
  }

  private func implementation(_ implemented: Implemented) -> PageValue {
    let (id, source) = (implemented.id, implemented.source)
    return [
      "title": .string(links.title(ofSample: id.sample)),
      "address": .string(Address.code(of: id)),
      "knowing": implemented.acquaintance.value,
      "cycles": .list(
        source.knowsAbout.cycles.map { cycle in
          ["text": .string(cycle.map(\.name).joined(separator: " ⇄ "))]
        }),
      "lines": .string(source.codeLines.total.grouped),
      "types": .number(source.types.count),
    ]
  }
}
