import Comparison
import Diagnostics
import Documents
import Samples
import Scenarios
import StaticSite

/// Everything that a build reads, before anything is played.
struct Material {
  let configuration: SiteConfiguration
  let content: Content
  let templates: TemplateLibrary
  let assets: [OutputFile]
  let scenarios: [Scenario]
  let contracts: [Contract]
  /// The patterns that are written in each sample, by the sample's identifier.
  let patterns: [String: [String]]

  /// Reads everything.
  ///
  /// - Throws: Every fault of every file.
  init(
    content folder: String, templates: String, baseURL: String?,
    implementations: [Implementation]
  ) throws(DiagnosticError) {
    let faults = DiagnosticCollector()
    let content = SourceFolder(folder)
    var configuration = faults.collect { () throws(DiagnosticError) in
      try SiteConfiguration(from: content, knownReports: ["counterpoint"])
    }
    if let baseURL {
      configuration?.baseURL = faults.collect { () throws(DiagnosticError) in
        try Self.normalized(baseURL)
      }
    }
    let texts = faults.collect { () throws(DiagnosticError) in
      try Content(from: content, kinds: Report.kinds)
    }
    let library = faults.collect { () throws(DiagnosticError) in
      try TemplateLibrary(from: SourceFolder(templates))
    }
    let assets = faults.collect { () throws(DiagnosticError) in
      try OutputFile.copies(of: SourceFolder("\(templates)/assets"), to: "assets/")
    }
    scenarios = Self.scenarios(in: texts, implementations.map(\.sample), faults)
    contracts = Self.contracts(in: texts, faults)
    patterns = Dictionary(grouping: implementations, by: \.sample.id)
      .mapValues { $0.map(\.pattern) }
    Self.checkTexts(of: implementations, in: texts, folder, faults)
    try faults.throwErrors()
    guard let configuration, let texts, let library, let assets else {
      throw DiagnosticError(faults.diagnostics)
    }
    self.configuration = configuration
    self.content = texts
    self.templates = library
    self.assets = assets
  }
}

// MARK: Reading

extension Material {
  private static func normalized(_ baseURL: String) throws(DiagnosticError) -> String {
    guard let url = SiteConfiguration.normalizedBaseURL(baseURL) else {
      throw DiagnosticError(
        Diagnostic(
          "wrong-base-url", "'\(baseURL)' is no base URL",
          explanation: "It begins with https:// or http:// and names a host.",
          suggestion: "for example --base-url https://example.org/counterpoint/"))
    }
    return url
  }

  private static func scenarios(
    in content: Content?, _ samples: [SampleDescription], _ faults: DiagnosticCollector
  ) -> [Scenario] {
    (content?.texts(ofKind: Kind.scenario.rawValue) ?? []).compactMap { text in
      faults.collect { () throws(DiagnosticError) in
        try Scenario.read(text.document, samples: samples)
      }
    }
  }

  private static func contracts(
    in content: Content?, _ faults: DiagnosticCollector
  ) -> [Contract] {
    (content?.texts(ofKind: Kind.pattern.rawValue) ?? []).compactMap { text in
      faults.collect { () throws(DiagnosticError) in
        try Contract.read(path: text.document.path, text: text.document.text)
      }
    }
  }

  /// Each sample and each pattern that is played must have its text, and the other way round.
  private static func checkTexts(
    of implementations: [Implementation], in content: Content?, _ folder: String,
    _ faults: DiagnosticCollector
  ) {
    guard let content else { return }
    check(
      "sample", Set(implementations.map(\.sample.id)), content.texts(ofKind: Kind.sample.rawValue),
      "\(folder)/samples", faults)
    check(
      "pattern", Set(implementations.map(\.pattern)), content.texts(ofKind: Kind.pattern.rawValue),
      "\(folder)/patterns", faults)
  }

  private static func check(
    _ what: String, _ played: Set<String>, _ texts: [ContentText], _ folder: String,
    _ faults: DiagnosticCollector
  ) {
    let written = Set(texts.map(\.name))
    for id in played.subtracting(written).sorted() {
      faults.report(
        Diagnostic(
          "missing-\(what)", at: SourceLocation(file: "\(folder)/\(id).md"),
          "the \(what) '\(id)' is played, but has no text",
          suggestion: NearMiss.suggestion(for: id, in: written.subtracting(played))))
    }
    for text in texts where !played.contains(text.name) {
      faults.report(
        Diagnostic(
          "unknown-\(what)", at: SourceLocation(file: text.document.path),
          "there is no \(what) '\(text.name)' to play",
          explanation: "The catalogue has \(played.sorted().joined(separator: ", ")).",
          suggestion: NearMiss.suggestion(for: text.name, in: played)))
    }
  }
}
