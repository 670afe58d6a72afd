public import Diagnostics

/// A link or an image of a text, as written.
public struct Link: Hashable, Sendable {
  /// The kind of it.
  public let kind: LinkKind
  /// Its address, escapes resolved.
  public let url: String
  /// The text that a reader reads; of an image its alternative text.
  public let text: String
  /// The place of the value.
  public let location: SourceLocation

  /// Creates a link of what is no link in Markdown, such as a directive's argument.
  public init(kind: LinkKind, url: String, text: String, location: SourceLocation) {
    self.kind = kind
    self.url = url
    self.text = text
    self.location = location
  }
}

/// Tells whether it leads somewhere or shows something.
public enum LinkKind: Hashable, Sendable {
  /// `[text](url)`, `<url>` or a reference.
  case link
  /// `![text](url)`.
  case image
}

extension Link {
  /// Tells whether there is no address, or no more of it than how to get there.
  var isEmpty: Bool {
    url.utf8.count <= "https://".utf8.count
      && ["", "http://", "https://"].contains(url.lowercased())
  }

  /// Tells whether a browser would run the address or read a local file rather than go there.
  ///
  /// These are the schemes that libcmark leaves out: `javascript:`, `vbscript:`, `file:`, and
  /// `data:` unless it is an image.
  package var isUnsafe: Bool {
    if begins(with: "data:") {
      return !["png", "gif", "jpeg", "webp"].contains { begins(with: "data:image/\($0)") }
    }
    return ["javascript:", "vbscript:", "file:"].contains(where: begins)
  }

  private func begins(with scheme: String) -> Bool {
    // The bit makes capital letters small ones; what it makes of control characters does no harm
    // here.
    url.utf8.count >= scheme.utf8.count
      && zip(url.utf8, scheme.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }
}

extension Diagnostic {
  /// That a browser would run an address.
  package static func unsafe(_ link: Link) -> Diagnostic {
    Diagnostic(
      .unsafeLink, at: link.location, "the address '\(link.url)' is not a safe one",
      explanation: "A page must not run a script or open a local file by way of a link.",
      suggestion: "link to a page, or allow raw HTML for this text")
  }
}
