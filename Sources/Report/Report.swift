import Colours
import Parallel
public import CommonMark
public import Comparison
public import Diagnostics
public import Metrics
public import Scenarios
public import StaticSite

/// All that was played and examined, to be turned into pages.
public struct Report: Sendable {
  let content: Content
  let plays: [Play]
  let contracts: [Contract]
  let context: Context
  let code: CodeIndex
  let facts: Implementations

  /// A report.
  ///
  /// - Parameters:
  ///   - content: The texts, read with ``kinds``.
  ///   - scenarios: The scenarios, in the order in which pages list them.
  ///   - recordings: What the patterns did in them; patterns stand side by side in this order.
  ///   - contracts: What the patterns allow.
  ///   - library: What the sources say.
  ///   - sources: The sources themselves: those of the patterns and of the samples.
  public init(
    content: Content, scenarios: [Scenario], recordings: [Recording], contracts: [Contract],
    library: SourceLibrary, sources: [SourceFile]
  ) {
    self.content = content
    self.contracts = contracts
    func titles(_ kind: Kind) -> [String: String] {
      let texts = content.texts(ofKind: kind.rawValue).map { ($0.name, $0.title) }
      return Dictionary(texts, uniquingKeysWith: { first, _ in first })
    }
    code = CodeIndex(sources)
    facts = Implementations(
      samples: content.texts(ofKind: Kind.sample.rawValue).map(\.name),
      patterns: contracts.map(\.id), code: code, library: library)
    context = Context(patterns: titles(.pattern), samples: titles(.sample), code: code)
    let performed = Dictionary(grouping: recordings) { Play.Key($0.sample, $0.scenario) }
    plays = scenarios.map { scenario in
      Play(
        scenario: scenario,
        parts: (performed[Play.Key(scenario.sample, scenario.name)] ?? [])
          .concurrentMap { recording in
            Play.Part(recording, contract: contracts.first { $0.id == recording.pattern })
          })
    }
  }

  /// The pages of the report's own texts, and those that no text stands for.
  ///
  /// A scenario that was not read has no page.
  ///
  /// - Parameter collector: Told every fault of every text; such a text has no page either.
  /// - Returns: The pages, and the paths of those that are missing.
  public func pages(
    reportingTo collector: DiagnosticCollector
  ) -> (made: [Page], unmade: [String]) {
    let texts = content.texts.filter { text in
      Kind(rawValue: text.kind).map { $0 != .metric } == true
    }
    let results = texts.concurrentMap { composed($0) }
    var (made, unmade) = ([Page](), [String]())
    for (text, result) in zip(texts, results) {
      collector.report(contentsOf: result.diagnostics)
      if let page = result.page { made.append(page) } else { unmade.append(text.path) }
    }
    return (made + codePages(), unmade)
  }
}

// MARK: Which page is made of which text

extension Report {
  private func composed(_ text: ContentText) -> (page: Page?, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    var result: Page?
    do throws(DiagnosticError) {
      result = try page(for: text, reportingTo: collector)
    } catch {
      collector.report(contentsOf: error.diagnostics)
    }
    return (result, collector.diagnostics)
  }

  private func page(
    for text: ContentText, reportingTo collector: DiagnosticCollector
  ) throws(DiagnosticError) -> Page? {
    let body = content.body(of: text, using: Self.renderer, reportingTo: collector)
    switch Kind(rawValue: text.kind) {
    case .home: return try HomePage(report: self, text: text).page(body)
    case .samples: return SamplesPage(report: self, text: text).page(body)
    case .sample: return SamplePage(report: self, text: text).page(body)
    case .patterns: return PatternsPage(report: self, text: text).page(body)
    case .pattern: return PatternPage(report: self, text: text).page(body)
    case .metrics: return try MetricsPage(report: self, text: text).page(body)
    case .scenario:
      return plays.first { $0.address == "/" + text.path }
        .map { ScenarioPage(report: self, play: $0, text: text).page(body) }
    case .metric, nil: return nil
    }
  }

  private func codePages() -> [Page] {
    let shelves = samples.flatMap { sample in
      patterns(of: sample).map { (sample, $0, code.shelf(sample: sample, pattern: $0)) }
    }
    let listings = Listings(shelves.flatMap(\.2.all))
    return shelves.map { sample, pattern, shelf in
      CodePage(
        report: self, sample: sample, pattern: pattern, shelf: shelf, listings: listings
      ).page
    }
  }

  /// How texts become HTML: code in Swift is coloured.
  public static var renderer: MarkdownRenderer {
    var renderer = MarkdownRenderer()
    renderer.colourCode = SwiftColours.colour
    return renderer
  }
}
