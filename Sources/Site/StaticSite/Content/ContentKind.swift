public import Diagnostics
public import Documents
public import SiteTemplates

/// The kind of the texts of one folder of `content/`, and of their front matter.
public struct ContentKind: Sendable {
  /// Reads the keys of a front matter that are the kind's own, and gives what templates can name by
  /// them.
  public typealias Schema = @Sendable (Fields) throws(DiagnosticError) -> [String: PageValue]

  /// The kind's name.
  public let name: String
  /// The folder below `content/`, such as `scenarios/`; of several that fit a file the longest
  /// counts.
  public let folder: String
  /// The template of pages whose front matter names none.
  public let template: String
  /// The path of a text's page, computed from the text's path below `content/`; see ``Page/path``.
  public let path: @Sendable (String) -> String
  /// Reads the kind's own keys.
  public let schema: Schema

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: The kind's name.
  ///   - folder: The folder below `content/`, ending in `/`.
  ///   - template: The template of pages whose front matter names none; the kind's name if not
  ///     given.
  ///   - schema: Reads the keys beyond those that every text may have; none if not given.
  ///   - path: The path of a text's page; as for ``standardPath(_:)`` if not given.
  public init(
    _ name: String, folder: String, template: String? = nil,
    schema: @escaping Schema = { _ in [:] },
    path: @escaping @Sendable (String) -> String = ContentKind.standardPath
  ) {
    self.name = name
    self.folder = folder
    self.template = template ?? name
    self.path = path
    self.schema = schema
  }

  /// The kind of every text that no other kind claims.
  public static let page = ContentKind("page", folder: "")

  /// A schema for texts that other code reads: it accepts every key.
  public static let unread: Schema = { fields in
    fields.leaveRest()
    return [:]
  }

  /// The folder named after the text: `guide/choosing.md` is at `guide/choosing/`, `guide/index.md`
  /// at `guide/`; `404.md` is the file `404.html`.
  public static func standardPath(_ relativePath: String) -> String {
    if relativePath == "404.md" { return "404.html" }
    let name = relativePath.hasSuffix(".md") ? String(relativePath.dropLast(3)) : relativePath
    if name == "index" { return "" }
    if name.hasSuffix("/index") { return String(name.dropLast("index".count)) }
    return name + "/"
  }
}
