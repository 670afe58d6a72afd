import Diagnostics
import Documents
import SiteTemplates

/// The origin of a site, for the foot of its pages: where its sources are, under which licence and
/// version, and when they changed last.
///
/// No clock and no file's time is asked, so that the same files give the same pages.
public struct Provenance: Hashable, Sendable {
  /// The address of its sources.
  public var repository: String?
  /// The name of its licence: `MIT`.
  public var license: String?
  /// The version, as its authors count.
  public var version: String?
  /// The day of the last change; where none is given, that of the newest text that has one.
  public var updated: CalendarDate?

  /// Creates an origin; nothing of it need be known.
  public init(
    repository: String? = nil, license: String? = nil, version: String? = nil,
    updated: CalendarDate? = nil
  ) {
    self.repository = repository
    self.license = license
    self.version = version
    self.updated = updated
  }

  /// The values that templates have below `site`.
  func values(newest: CalendarDate?) -> [String: PageValue] {
    [
      "repository": .optional(repository), "license": .optional(license),
      "version": .optional(version), "updated": .optional((updated ?? newest)?.value),
    ]
  }
}

extension Fields {
  /// The origin of the site.
  func provenance() -> Provenance {
    Provenance(
      repository: repository(), license: optionalString("license"),
      version: optionalString("version"), updated: optionalDate("updated"))
  }

  private func repository() -> String? {
    guard let text = optionalString("repository") else { return nil }
    guard SiteConfiguration.normalizedBaseURL(text) != nil else {
      report(
        .wrongAddress, at: "repository", "'\(text)' is no address of a repository",
        explanation: SiteConfiguration.baseURLForm,
        suggestion: "write it as https://example.org/owner/name")
      return nil
    }
    return text
  }
}
