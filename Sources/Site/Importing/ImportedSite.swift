public import Diagnostics

/// A site as it is to be written: the contents of its folder `content`.
public struct ImportedSite: Sendable {
  /// What the site is called.
  public let title: String
  /// The texts and `site.yml`, by their paths below `content/`.
  public let texts: [(path: String, text: String)]
  /// The files to copy: where they are, and their paths below `content/`.
  public let files: [(source: String, path: String)]
  /// What could not be taken over, by file and line of the old site; none of it is an error.
  public let diagnostics: [Diagnostic]
}
