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
  /// The faults of the file.
  let diagnostics: [Diagnostic]

  /// Reads `site.yml`, and finds out which reports are made; if the file is at fault, those that its
  /// `reports` name, or else the whole file, and likewise bundles and declared keys, so that neither templates nor texts are
  /// blamed for using them.
  init(_ setup: SiteSetup) {
    let collector = DiagnosticCollector()
    let known = setup.reports.map(\.name)
    let read = collector.collect { () throws(DiagnosticError) in
      try SiteConfiguration(from: setup.content, knownReports: known)
    }
    let text = read == nil ? (try? setup.content.file(Self.file).text()) ?? "" : ""
    let named = Self.reports(in: text)
    reports = setup.reports.filter { report in
      read?.reports.contains { $0.name == report.name } ?? named.contains(report.name)
    }
    var configuration =
      read
      ?? SiteConfiguration(
        title: "Site", declaredKeys: SiteConfiguration.declaredKeys(in: text),
        bundles: AssetBundle.named(in: text))
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

  /// The names of the kinds of texts that reports make pages of.
  var reportKinds: Set<String> { Set(reports.flatMap(\.kinds).map(\.name)) }
}
