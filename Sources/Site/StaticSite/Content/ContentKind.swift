public import Diagnostics
public import Documents
public import SiteTemplates

/// The kind of the texts of one folder of `content/`, and of their front matter.
///
/// The keys that are the kind's own are read once, when a text is read, into its header: a value of
/// the kind's own type, with the places of what it may have to report later. What templates can
/// name of it is said here, and nowhere else.
///
/// ```swift
/// let recipes = ContentKind(
///   "recipe", folder: "recipes/", values: { ["minutes": .number($0)] },
///   read: { $0.int("minutes", in: 1...1000) })
/// setup.kinds = [recipes.erased]
/// // …
/// content.texts(of: recipes).map(\.header)  // [90, 20]
/// ```
public struct ContentKind<Header: Sendable>: Sendable {
  /// Reads the keys of a front matter that are the kind's own.
  public typealias Reader = @Sendable (Fields) throws(DiagnosticError) -> Header

  /// The kind's name.
  public let name: String
  /// The folder below `content/`, such as `scenarios/`; of several that fit a file the longest
  /// counts.
  public let folder: String
  /// The template of pages whose front matter names none.
  public let template: String
  /// The path of a text's page, computed from the text's path below `content/`; see ``Page/path``.
  public let path: @Sendable (String) -> String
  /// Reads the kind's own keys: the header, and what templates can name of it.
  let read:
    @Sendable (Fields) throws(DiagnosticError) -> (header: Header, values: [String: PageValue])
}

/// A kind of texts whose headers may be of any type, for lists of kinds.
public typealias AnyContentKind = ContentKind<any Sendable>

extension ContentKind {
  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: The kind's name; each kind of a site has another.
  ///   - folder: The folder below `content/`, ending in `/`.
  ///   - template: The template of pages whose front matter names none; the kind's name if not
  ///     given.
  ///   - path: The path of a text's page; as for ``ContentText/standardPath(_:)`` if not given.
  ///   - values: The values of a header that templates can name; none if not given.
  ///   - read: Reads the keys beyond those that every text may have.
  public init(
    _ name: String, folder: String, template: String? = nil,
    path: @escaping @Sendable (String) -> String = ContentText.standardPath,
    values: @escaping @Sendable (Header) -> [String: PageValue] = { _ in [:] },
    read: @escaping Reader
  ) {
    self.name = name
    self.folder = folder
    self.template = template ?? name
    self.path = path
    self.read = { fields throws(DiagnosticError) in
      let header = try read(fields)
      return (header, values(header))
    }
  }

  /// The same kind, for a list of kinds.
  public var erased: AnyContentKind {
    AnyContentKind(name: name, folder: folder, template: template, path: path) {
      [read] fields throws(DiagnosticError) in
      let result = try read(fields)
      return (result.header, result.values)
    }
  }
}

extension ContentKind where Header == Void {
  /// Creates a kind whose texts have no keys of their own.
  public init(_ name: String, folder: String) {
    self.init(name, folder: folder) { _ in }
  }

  /// The kind of every text that no other kind claims.
  public static var page: ContentKind { ContentKind("page", folder: "") }
}

/// A text with the header that its kind has read.
@dynamicMemberLookup
public struct TextOfKind<Header: Sendable>: Sendable {
  /// The text.
  public let text: ContentText
  /// The kind's own part of its front matter.
  public let header: Header

  /// Takes a text as one of a kind; `nil` if it is of another kind.
  public init?(_ text: ContentText, of kind: ContentKind<Header>) {
    guard text.kind == kind.name, let header = text.header as? Header else { return nil }
    self.text = text
    self.header = header
  }

  /// A property that every text has.
  public subscript<Value>(dynamicMember path: KeyPath<ContentText, Value>) -> Value {
    text[keyPath: path]
  }
}
