public import Diagnostics
public import SiteFiles
public import SiteTemplates

/// A page to be rendered: its path, what is on it, and the template that shows it.
///
/// Beside `index.html` it has a twin in Markdown, `index.md`, if there is a template for it: that
/// of the template `scenario` is `scenario.md`, and shows the same values.
public struct Page: Hashable, Sendable {
  /// Its path: `""`, a folder such as `samples/tally-counter/`, or a file such as `404.html`.
  public var path: String
  /// The name of the template: its path below the templates' folder, without extension.
  public var template: String
  /// The title.
  public var title: String
  /// The values that the template can name besides the standard ones (see ``StandardValue``).
  public var values: [String: PageValue]
  /// The file it is built from, if it is built from one.
  public var source: SourceLocation?
  /// The places where the addresses in its values were written, so that messages can point there.
  public var origins: [LinkOrigin]
  /// The files that are written besides, such as data to download, with paths from the root.
  ///
  /// It is written as it is: addresses in it are not looked at.
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
  /// The name of the value that is the address, from the site's root, of the picture that stands
  /// for the page where others link to it.
  public static let pictureKey = "picture"

  /// The summary, if its values have one; else empty.
  var summary: String { values["summary"]?.text ?? "" }
}
