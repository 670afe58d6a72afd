public import Diagnostics
public import SiteFiles
public import SiteTemplates

/// A page to be rendered: its path, its values, and the template that shows it.
///
/// If there is a template for it, the page also has a twin in Markdown, `index.md` beside
/// `index.html`. For the template `scenario` this is `scenario.md`, which shows the same values.
public struct Page: Hashable, Sendable {
  /// The path: `""`, a folder such as `samples/tally-counter/`, or a file such as `404.html`.
  public var path: String
  /// The name of the template: its path below the template folder, without extension.
  public var template: String
  /// The title.
  public var title: String
  /// The values that the template can name besides the standard ones (see ``StandardValue``).
  public var values: [String: PageValue]
  /// The location of the file that the page is built from, if there is one.
  public var source: SourceLocation?
  /// The locations where the addresses in its values were written, for diagnostics.
  public var origins: [LinkOrigin]
  /// The additional files to write, such as data to download, with paths from the root.
  ///
  /// They are written unchanged, and addresses in them are not checked.
  public var files: [OutputFile]

  /// Creates a page.
  public init(
    path: String, template: String, title: String, values: [String: PageValue] = [:],
    source: SourceLocation? = nil, origins: [LinkOrigin] = [], files: [OutputFile] = []
  ) {
    self.path = path
    self.template = template
    self.title = title
    self.values = values
    self.source = source
    self.origins = origins
    self.files = files
  }
}

extension Page {
  /// The name of the value with the address of the page's preview image for other sites.
  ///
  /// The address starts from the site's root.
  public static let pictureKey = "picture"

  var summary: String { values["summary"]?.text ?? "" }
}
