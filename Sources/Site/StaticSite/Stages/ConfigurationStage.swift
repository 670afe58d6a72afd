import Diagnostics
import SiteFiles

/// The configuration of a site; a change of its file begins a new site.
///
/// Depends on `site.yml`.
struct ConfigurationStage: Sendable {
  static let file = "site.yml"

  /// The site's configuration, or a default one if the file has errors.
  let configuration: SiteConfiguration
  let reports: [any SiteReport]
  let diagnostics: [Diagnostic]

  /// Reads `site.yml` and determines which reports are made.
  ///
  /// If the file has errors, the reports are those that its `reports` key, or else the whole file,
  /// mentions. Bundles and declared keys are found similarly, so that using them is not an error.
  init(_ setup: SiteSetup) {
    let collector = DiagnosticCollector()
    let known = setup.reports.map(\.name)
    let read = collector.collect { () throws(DiagnosticError) in
      try SiteConfiguration(from: setup.content, knownReports: known)
    }
    var configuration = read ?? SiteConfiguration(title: "Site")
    if let read {
      reports = setup.reports.filter { read.reports.map(\.name).contains($0.name) }
    } else {
      let text = (try? setup.content.file(Self.file).text()) ?? ""
      let named = Self.reports(in: text)
      reports = setup.reports.filter { named.contains($0.name) }
      configuration.declaredKeys = SiteConfiguration.declaredKeys(in: text)
      configuration.bundles = AssetBundle.named(in: text)
    }
    if let baseURL = setup.baseURL { configuration.baseURL = baseURL }
    if let until = setup.until { configuration.until = until }
    self.configuration = configuration
    diagnostics = collector.diagnostics
  }

  /// Returns the lines of the key `reports` in an invalid file, or else the whole text.
  private static func reports(in text: String) -> String {
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("reports") }
    guard let first = lines.first else { return text }
    let list = lines.dropFirst().prefix { $0.hasPrefix(" ") || $0.hasPrefix("-") }
    return ([first] + list).joined(separator: "\n")
  }

  func reader(_ setup: SiteSetup, includesDrafts: Bool) -> ContentReader {
    ContentReader(
      kinds: setup.kinds + reports.flatMap(\.kinds),
      rules: FrontMatterRules(
        taxonomies: configuration.taxonomies, declared: configuration.declaredKeys),
      until: configuration.until, includesDrafts: includesDrafts)
  }

  /// The names of the kinds of texts that reports make pages from.
  var reportKinds: Set<String> { Set(reports.flatMap(\.kinds).map(\.name)) }
}
