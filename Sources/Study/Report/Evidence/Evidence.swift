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
  /// Every metric of every implementation.
  let numbers: Numbers
  let library: SourceLibrary
  /// The files of sources and unit tests, parsed.
  let parsed: [FileFacts]
  let code: CodeIndex
  /// What the published numbers look like.
  let numbersSchema: SourceFile?
  let links: Links
  let drawings: Drawings
  /// The streams that ran on the virtual clock.
  let streams: StreamFigures
  /// The recordings as files for other programs.
  let exports: Exports
  /// What is found of each pattern, by its identifier.
  let findings: [String: PatternFindings]
  /// The patterns that a scenario's page shows first, as the list of patterns says.
  let preferredPatterns: [String]
  /// What pairs of patterns are compared by.
  let pairs: PairEvidence
  /// The wrong implementations, beside the right ones.
  let wrong: ShownWrongImplementations
  /// The variants, beside the patterns' own implementations.
  let variants: ShownVariants

  /// Sorts recordings and facts into what pages show.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - input: What was read from them.
  ///   - recordings: What the patterns did; they are shown side by side in this order.
  ///   - sources: The sources of patterns and samples, and what they say.
  ///   - streams: The streams that ran.
  ///   - exhibits: What the wrong implementations and the variants did.
  ///   - testability: What was measured of their tests.
  ///   - exports: The recordings as files for other programs.
  init(
    _ texts: Texts, _ input: ReportInput, recordings: [Recording], sources: ExaminedSources,
    streams: StreamFigures, exhibits: PlayedExhibits,
    testability: Testability?, exports: Exports = .none
  ) {
    self.texts = texts
    self.streams = streams
    self.exports = exports
    contracts = Dictionary(
      input.contracts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    library = sources.library
    code = sources.code
    parsed = library.files + sources.testLibrary.files
    numbersSchema = sources.numbersSchema
    facts = sources.facts
    plays = Plays(
      input.scenarios, recordings: recordings, contracts: contracts, facts: facts,
      samples: texts.of(SamplePage.kind).map(\.name),
      patterns: texts.of(PatternPage.kind).map(\.name))
    numbers = Numbers(
      plays: plays, facts: facts,
      tests: facts.tests(
        sources.testLibrary, deciding: contracts.mapValues(\.deciding), in: library,
        covered: testability?.covered(in: sources.patternFiles + sources.tests)))
    links = Links(
      patterns: texts.titles(PatternPage.kind), samples: texts.titles(SamplePage.kind), code: code,
      files: library.files)
    preferredPatterns =
      texts.of(PatternsPage.kind).first?.values["first"]?.texts ?? []
    pairs = PairEvidence(
      plays: plays, contracts: contracts, library: library, code: code, facts: facts,
      numbers: numbers)
    findings = PatternFindings.all(
      plays, contracts: contracts, facts: facts, library: library)
    drawings = Drawings(of: plays.all, links: links, facts: facts)
    wrong = ShownWrongImplementations(
      exhibits.wrong, texts: texts, plays: plays, links: links, sources: sources)
    variants = ShownVariants(
      exhibits.variants, texts: texts, plays: plays, links: links, sources: sources,
      numbers: numbers)
  }
}
