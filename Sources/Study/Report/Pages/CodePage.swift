import Diagnostics
import Diagrams
import Evidence
import Identifiers
import Metrics
import Sequences
import SiteTemplates
import StaticSite

/// The page of an implementation: its types, the dependencies between roles, and its own source.
///
/// Unit tests are shown beside the file that they test; the domain is on the sample's page.
struct CodePage {
  private let evidence: ImplementationEvidence
  private let listings: Listings

  init(evidence: ImplementationEvidence) {
    self.evidence = evidence
    let shelf = evidence.shelf
    listings = Listings(shelf.own + shelf.machinery + shelf.tests, parsed: evidence.parsed)
  }

  private var id: ImplementationID { evidence.id }
  private var shelf: CodeIndex.Shelf { evidence.shelf }
  private var links: Links { evidence.links }
  private var facts: SourceFacts? { evidence.facts[id] }
  private var archive: RecordingArchive? { evidence.archive }

  private var title: String {
    "\(links.title(ofSample: id.sample)) · \(links.title(ofPattern: id.pattern))"
  }

  /// The amount of code; the title if the source was not examined.
  private var summary: String {
    guard let lines = facts?.codeLines else { return title }
    return "\(links.title(ofSample: id.sample)) in \(links.title(ofPattern: id.pattern)): "
      + "\(lines.total.grouped) lines of code, "
      + "\(lines.sample.grouped) of this sample and \(lines.machinery.grouped) of the pattern’s own "
      + "machinery."
  }

  var page: Page {
    let acquaintance = RoleKnowledge(evidence)
    return Page(
      path: Address.path(Address.code(of: id)), template: "code", title: title,
      values: [
        "summary": .string(summary),
        "sample": links.link(toSample: id.sample),
        "pattern": links.link(toPattern: id.pattern),
        "lines": .string((facts?.codeLines.total ?? 0).grouped),
        "sampleLines": .string((facts?.codeLines.sample ?? 0).grouped),
        "machineryLines": .string((facts?.codeLines.machinery ?? 0).grouped),
        "recordings": archive?.value ?? .bool(false),
        "types": .list(types.map(type)),
        "hasHidden": .bool(facts?.hidden.isEmpty == false),
        "hidden": .list((facts?.hidden ?? []).map(hidden)),
        "knowing": acquaintance.value, "marks": acquaintance.shownMarks.value,
        "own": .list(shelf.own.map(file)),
        "testCount": .number(shelf.testCount),
        "hasTests": .bool(shelf.testCount > 0),
        "hasOtherTests": .bool(!shelf.otherTests.isEmpty),
        "otherTests": .list(shelf.otherTests.map(test)),
        "hasMachinery": .bool(!shelf.machinery.isEmpty),
        "machinery": .list(shelf.machinery.map(file)),
        "domain": .list(
          shelf.domain.map { ["name": .string($0.fileName), "anchor": .string($0.anchor)] }),
      ])
  }

  /// The types and protocols, those of this sample first.
  private var types: [TypeFacts] {
    let all = facts.map { $0.types + $0.protocols } ?? []
    return all.filter { !$0.isMachinery } + all.filter(\.isMachinery)
  }

  /// The coupling of types, in words.
  private var couplings: [String: String] {
    Dictionary(
      keepingFirst: (facts?.couplings ?? []).map {
        ($0.type.name, "Ca \($0.afferent), Ce \($0.efferent)")
      })
  }

  private func type(_ type: TypeFacts) -> PageValue {
    [
      "name": .string(type.name), "kind": .string(type.kind.rawValue),
      "isWithoutObjects": .bool(type.role != nil && [.struct, .enum].contains(type.kind)),
      "role": type.role?.value ?? .bool(false),
      "coupling": .optional(couplings[type.name]),
      "address": .string(address(of: type.location) ?? "#main"),
    ]
  }

  /// Returns the code that is invisible in recordings, with its line.
  private func hidden(_ code: HiddenCode) -> PageValue {
    [
      "kind": .string(code.kind.rawValue), "name": .string(code.name),
      "address": .optional(address(of: code.location)),
      "line": .optional(code.location.line.map { "\($0)" }),
    ]
  }

  private func address(of location: SourceLocation) -> String? {
    location.line.flatMap {
      links.address(of: location.file, line: $0, in: id)
    }
  }

  private func file(_ entry: ListedFile) -> PageValue {
    entry.value(listings, tests: shelf.tests(of: entry).map(test))
  }

  private func test(_ entry: ListedFile) -> PageValue {
    [
      "name": .string(entry.fileName), "path": .string(entry.file.path),
      "anchor": .string(entry.anchor), "code": listings[entry],
      "isTests": .bool(entry.testCount > 0),
      "isOne": .bool(entry.testCount == 1),
      "count": .number(entry.testCount),
    ]
  }
}
