public import Diagnostics

/// A link or an image of a text, as written.
public struct Link: Hashable, Sendable {
  /// The kind of link.
  public let kind: LinkKind
  /// The address, with escapes resolved.
  public let url: String
  /// The visible text; for an image its alternative text.
  public let text: String
  /// The location of the link.
  public let location: SourceLocation

  /// Creates a link from something other than Markdown, for instance a directive's argument.
  public init(kind: LinkKind, url: String, text: String, location: SourceLocation) {
    self.kind = kind
    self.url = url
    self.text = text
    self.location = location
  }
}

/// The distinction between links and images.
public enum LinkKind: Hashable, Sendable {
  /// `[text](url)`, `<url>` or a reference.
  case link
  /// `![text](url)`.
  case image
}

extension Link {
  /// Indicates whether there is no address, or nothing but a scheme.
  var isEmpty: Bool {
    url.utf8.count <= "https://".utf8.count
      && ["", "http://", "https://"].contains(url.lowercased())
  }

  /// Indicates whether a browser would run the address as a script or open a local file.
  ///
  /// These are the schemes that libcmark rejects: `javascript:`, `vbscript:`, `file:`, and `data:`
  /// except for images.
  package var isUnsafe: Bool {
    if begins(with: "data:") {
      return !["png", "gif", "jpeg", "webp"].contains { begins(with: "data:image/\($0)") }
    }
    return ["javascript:", "vbscript:", "file:"].contains(where: begins)
  }

  private func begins(with scheme: String) -> Bool {
    // Setting the bit maps capital letters to small ones; its effect on control characters is
    // harmless here.
    url.utf8.count >= scheme.utf8.count
      && zip(url.utf8, scheme.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }
}

extension Diagnostic {
  /// Returns the error for an address that a browser would run.
  package static func unsafe(_ link: Link) -> Diagnostic {
    Diagnostic(
      .unsafeLink, at: link.location, "the address '\(link.url)' is unsafe",
      explanation: "A page must not run a script or open a local file through a link.",
      suggestion: "link to a page, or allow raw HTML for this text")
  }
}
