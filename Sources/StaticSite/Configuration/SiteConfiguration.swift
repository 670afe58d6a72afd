public import Diagnostics
import Documents

/// What `content/site.yml` says about a site.
public struct SiteConfiguration: Hashable, Sendable {
  /// The site's name.
  public var title: String
  /// The language of its texts, as HTML's `lang` has it.
  public var language: String
  /// What it is, in a sentence; empty if not given.
  public var description: String
  /// The address it will stand at, ending in `/`; without one nothing absolute is written.
  public var baseURL: String?
  /// The names of the reports to make, in the order written.
  public var reports: [Report]

  /// A report's name, and where it is asked for.
  public struct Report: Hashable, Sendable {
    /// The name.
    public let name: String
    /// Where it stands.
    public let location: SourceLocation
  }

  /// Makes a configuration.
  public init(
    title: String, language: String = "en", description: String = "", baseURL: String? = nil,
    reports: [Report] = []
  ) {
    self.title = title
    self.language = language
    self.description = description
    self.baseURL = baseURL
    self.reports = reports
  }
}

extension SiteConfiguration {
  /// Reads `site.yml` of a content folder.
  ///
  /// - Parameters:
  ///   - folder: The content folder.
  ///   - reports: The names of the reports there are; another one asked for is a fault.
  /// - Throws: Every fault of the file.
  public init(
    from folder: SourceFolder, knownReports reports: [String] = []
  ) throws(DiagnosticError) {
    let file = folder.file("site.yml")
    let value =
      try Value.parse(yaml: file.text(), file: file.path)
      ?? Value(.mapping([]), at: SourceLocation(file: file.path, line: 1, column: 1))
    self = try value.decode { fields in
      SiteConfiguration(
        title: fields.string("title"),
        language: fields.string("language", default: "en"),
        description: fields.string("description", default: ""),
        baseURL: Self.baseURL(fields),
        reports: (fields.optionalList("reports") ?? []).compactMap { value in
          value.choice(of: reports, fields.collector)
            .map { Report(name: $0, location: value.location) }
        })
    }
  }

  /// Checks an address that a site is to stand at, and gives it a `/` at the end.
  ///
  /// - Returns: The address, or `nil` if it is not one of the web.
  public static func normalizedBaseURL(_ url: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: url.hasPrefix),
      url.count > scheme.count, !url.contains(where: { " ?#\"<>".contains($0) })
    else { return nil }
    return url.hasSuffix("/") ? url : url + "/"
  }

  private static func baseURL(_ fields: Fields) -> String? {
    guard let text = fields.optionalString("base-url") else { return nil }
    guard let url = normalizedBaseURL(text) else {
      fields.report(
        "wrong-address", at: "base-url", "'\(text)' is not an address a site can stand at",
        suggestion: "write it as https://example.org/folder/")
      return nil
    }
    return url
  }
}
