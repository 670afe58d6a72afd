import Comparison
import Diagnostics
import Documents
import Samples
import Scenarios
import StaticSite

/// Everything that a build reads, before anything is played, as far as it could be read.
struct Material {
  /// `nil` if it is at fault, like the next two.
  let configuration: SiteConfiguration?
  let content: Content?
  let templates: TemplateLibrary?
  let assets: [OutputFile]
  let scenarios: [Scenario]
  let contracts: [Contract]
  /// The patterns that are written in each sample, by the sample's identifier.
  let patterns: [String: [String]]

  /// Reads everything, and puts every fault of every file down.
  init(
    content folder: String, templates: String, baseURL: String?,
    implementations: [Implementation], reportingTo faults: DiagnosticCollector
  ) {
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
      try Content(from: content, kinds: Report.kinds, reportingTo: faults)
    }
    let library = faults.collect { () throws(DiagnosticError) in
      try TemplateLibrary(from: SourceFolder(templates), reportingTo: faults)
    }
    assets =
      faults.collect { () throws(DiagnosticError) in
        try OutputFile.copies(of: SourceFolder("\(templates)/assets"), to: "assets/")
      } ?? []
    scenarios = Self.scenarios(in: texts, implementations.map(\.sample), faults)
    contracts = Self.contracts(in: texts, faults)
    patterns = Dictionary(grouping: implementations, by: \.sample.id)
      .mapValues { $0.map(\.pattern) }
    Self.checkTexts(of: implementations, in: texts, folder, faults)
    self.configuration = configuration
    self.content = texts
    self.templates = library
  }
}

extension Material {
  /// Whether a page is at fault only because something else could not be read, which has been
  /// reported already.
  func explains(_ fault: Diagnostic) -> Bool {
    switch fault.id {
    case "unknown-scenario":
      scenarios.count < (content?.texts(ofKind: Kind.scenario.rawValue).count ?? 0)
        || isUnread(.scenario)
    case "undefined-metric": isUnread(.metric)
    default: false
    }
  }

  private func isUnread(_ kind: Kind) -> Bool {
    content?.unread.contains { $0.kind == kind.rawValue } == true
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
    check("sample", Set(implementations.map(\.sample.id)), .sample, content, folder, faults)
    check("pattern", Set(implementations.map(\.pattern)), .pattern, content, folder, faults)
  }

  private static func check(
    _ what: String, _ played: Set<String>, _ kind: Kind, _ content: Content, _ folder: String,
    _ faults: DiagnosticCollector
  ) {
    let texts = content.texts(ofKind: kind.rawValue)
    let unread = content.unread.filter { $0.kind == kind.rawValue }.map(\.name)
    let written = Set(texts.map(\.name) + unread)
    for id in played.subtracting(written).sorted() {
      faults.report(
        Diagnostic(
          "missing-\(what)", at: SourceLocation(file: "\(folder)/\(what)s/\(id).md"),
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
