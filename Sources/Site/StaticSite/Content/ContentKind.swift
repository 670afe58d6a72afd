public import Diagnostics
public import Documents
public import SiteTemplates

/// A kind of text: its folder in `content/`, and its own keys of front matter.
///
/// When a text is read, the kind's own keys are read into its header: a value of the kind's own
/// type, with the locations of anything it may have to report later. Only the kind determines
/// which values of the header templates can name.
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
  /// Reads the kind's own keys of a front matter.
  public typealias Reader = @Sendable (Fields) throws(DiagnosticError) -> Header

  /// The kind's name.
  public let name: String
  /// The folder below `content/`, such as `scenarios/`; the longest matching folder decides.
  public let folder: String
  /// The template of pages whose front matter names none.
  public let template: String
  /// The path of a text's page, computed from the text's path below `content/`; see ``Page/path``.
  public let path: @Sendable (String) -> String
  /// Reads the kind's own keys into the header and the values that templates can name.
  let read:
    @Sendable (Fields) throws(DiagnosticError) -> (header: Header, values: [String: PageValue])
}

/// A kind of texts whose headers may be of any type, for lists of kinds.
public typealias AnyContentKind = ContentKind<any Sendable>

extension ContentKind {
  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: The kind's name, unique within a site.
  ///   - folder: The folder below `content/`, ending in `/`.
  ///   - template: The template of pages whose front matter names none; by default the kind's
  ///     name.
  ///   - path: The path of a text's page; by default ``ContentText/standardPath(_:)``.
  ///   - values: The values of a header that templates can name; by default none.
  ///   - read: Reads the keys that are specific to the kind.
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

  /// The same kind with the type of its headers erased, for a list of kinds.
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

/// A text with the header that its kind read.
@dynamicMemberLookup
public struct TextOfKind<Header: Sendable>: Sendable {
  /// The text.
  public let text: ContentText
  /// The kind's own part of its front matter.
  public let header: Header

  /// Creates a typed view of a text; `nil` if the text is of another kind.
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
