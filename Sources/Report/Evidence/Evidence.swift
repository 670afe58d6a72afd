import Comparison
import Identifiers
import Metrics
import Samples
import Scenarios
import SiteTemplates
import StaticSite

/// All that was read, played and examined, in the parts of which each page takes those that it
/// needs.
struct Evidence: Sendable {
  let texts: Texts
  let plays: Plays
  /// What the patterns allow, by the pattern's identifier.
  let contracts: [Contract.ID: Contract]
  let facts: ImplementationFacts
  /// The sources, parsed.
  let library: SourceLibrary
  let code: CodeIndex
  let links: Links
  let drawings: Drawings
  /// The patterns that a scenario's page shows first, as the list of patterns says.
  let preferredPatterns: [String]

  /// Sorts recordings and facts into what pages show.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - input: What was read from them.
  ///   - recordings: What the patterns did; they are shown side by side in this order.
  ///   - sources: The sources of patterns and samples, and what they say.
  init(_ texts: Texts, _ input: ReportInput, recordings: [Recording], sources: ExaminedSources) {
    self.texts = texts
    contracts = Dictionary(
      input.contracts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    library = sources.library
    code = sources.code
    facts = sources.facts
    plays = Plays(
      input.scenarios, recordings: recordings, contracts: contracts, facts: facts,
      samples: texts.of(SamplePage.kind).map(\.name),
      patterns: texts.of(PatternPage.kind).map(\.name))
    links = Links(
      patterns: texts.titles(PatternPage.kind), samples: texts.titles(SamplePage.kind), code: code)
    preferredPatterns =
      texts.of(PatternsPage.kind).first?.values["first"]?.texts ?? []
    drawings = Drawings(of: plays.all, links: links, facts: facts)
  }
}
