import Diagnostics
import SiteFiles

/// The configuration, which is one file: a change of it begins a new site.
///
/// Depends on `site.yml`.
struct ConfigurationStage: Sendable {
  /// The name of the file, in the content folder.
  static let file = "site.yml"

  /// The site's configuration, or a default one if it is at fault.
  let configuration: SiteConfiguration
  /// The reports that are made.
  let reports: [any SiteReport]
  let diagnostics: [Diagnostic]

  /// Reads `site.yml`, and finds out which reports are made.
  ///
  /// If the file is at fault, they are those that its `reports` name, or else the whole file, and
  /// likewise bundles and declared keys, so that neither templates nor texts are blamed for using
  /// them.
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

  /// The lines of the key `reports`, as far as a file that cannot be read has them.
  private static func reports(in text: String) -> String {
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("reports") }
    guard let first = lines.first else { return text }
    let list = lines.dropFirst().prefix { $0.hasPrefix(" ") || $0.hasPrefix("-") }
    return ([first] + list).joined(separator: "\n")
  }

  /// The reader of the site's texts and files.
  func reader(_ setup: SiteSetup, includesDrafts: Bool) -> ContentReader {
    ContentReader(
      kinds: setup.kinds + reports.flatMap(\.kinds),
      rules: FrontMatterRules(
        taxonomies: configuration.taxonomies, declared: configuration.declaredKeys),
      until: configuration.until, includesDrafts: includesDrafts)
  }

  /// The names of the kinds of texts that reports make pages of.
  var reportKinds: Set<String> { Set(reports.flatMap(\.kinds).map(\.name)) }
}
