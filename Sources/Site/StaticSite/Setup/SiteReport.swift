public import CommonMark
public import Diagnostics
public import SiteFiles

/// A maker of pages and of files beside them that a site can switch on in `content/site.yml`, by
/// its name under `reports`.
///
/// It knows what no text says: it computes.
public protocol SiteReport: Sendable {
  /// The name that `site.yml` knows it by.
  var name: String { get }
  /// The kinds of the texts that it makes pages of; it makes those of no others.
  var kinds: [AnyContentKind] { get }
  /// The directives that it gives to all texts while it is made; none unless it says so.
  var directives: [String: Directive.Handler] { get }
  /// The names of directives that only its own texts can have, and which these are, as a sentence;
  /// none unless it says so.
  var directivesElsewhere: [String: String] { get }

  /// The pages of its texts, and those that have no text.
  ///
  /// It is called again when one of its texts has changed, or a text has been added, removed or
  /// renamed.
  ///
  /// - Parameters:
  ///   - content: All texts, as far as they could be read.
  ///   - clock: Notified of each stage of the work.
  /// - Returns: The pages, as far as they could be made, and all that was found wrong.
  func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages
}

extension SiteReport {
  /// None.
  public var directives: [String: Directive.Handler] { [:] }
  /// None.
  public var directivesElsewhere: [String: String] { [:] }
}

/// The pages and files that a report made.
public struct ReportedPages: Sendable {
  /// The pages.
  public var made: [Page]
  /// Files that are no pages: what a page offers for download, or loads.
  public var files: [OutputFile]
  /// The paths of pages that could not be made, so that links to them are not reported.
  public var unmade: [String]
  /// The faults.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(
    made: [Page] = [], files: [OutputFile] = [], unmade: [String] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.made = made
    self.files = files
    self.unmade = unmade
    self.diagnostics = diagnostics
  }
}
