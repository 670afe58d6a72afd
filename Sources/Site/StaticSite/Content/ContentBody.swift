public import CommonMark
public import Diagnostics
import Documents
import HTMLTags
import Sequences
import SiteFiles
import SiteLinks
import Synchronization

/// The body of a text as HTML.
public final class ContentBody: Sendable {
  /// The HTML.
  ///
  /// Links start from the site's root; links to `.md` files lead to the pages made from them.
  public let html: String
  /// The headings, first to last.
  public let headings: [Heading]
  /// The first paragraph as plain text; empty if there is none.
  public let firstParagraph: String
  /// The number of words.
  public let wordCount: Int
  /// The locations of its links and images; pass them to the ``Page`` that shows the HTML.
  public let origins: [LinkOrigin]
  /// Indicates whether the text may contain raw HTML.
  let allowsRawHTML: Bool
  let lookups: Lookups
  /// The diagnostics for its links to missing texts.
  let pendingDiagnostics: [PendingDiagnostic]

  init(
    html: String, headings: [Heading], firstParagraph: String, wordCount: Int,
    origins: [LinkOrigin], allowsRawHTML: Bool, lookups: Lookups,
    pendingDiagnostics: [PendingDiagnostic]
  ) {
    self.html = html
    self.headings = headings
    self.firstParagraph = firstParagraph
    self.wordCount = wordCount
    self.origins = origins
    self.allowsRawHTML = allowsRawHTML
    self.lookups = lookups
    self.pendingDiagnostics = pendingDiagnostics
  }

  /// The dependencies of a body besides its text: it is rebuilt if any of them changes.
  struct Lookups: Hashable, Sendable {
    /// The texts that it links to, with the paths of their pages; `nil` for a missing text.
    var pages: [String: String?] = [:]
    /// The names of the data that its directives looked up.
    var data: Set<String> = []
    /// The sizes of the pictures that it shows, by path; `nil` for an unknown size.
    var pictures: [String: PictureSize?] = [:]
    /// The names of its directives, known or not.
    var directives: Set<String> = []
  }
}

/// The location where an address was written.
public struct LinkOrigin: Hashable, Sendable {
  /// The address as it appears in the page's values.
  public let url: String
  /// The location where the address was written.
  public let location: SourceLocation
  /// The address as written by its author.
  public let written: String

  /// Creates an origin; `written` defaults to the address itself.
  public init(url: String, location: SourceLocation, written: String? = nil) {
    self.url = url
    self.location = location
    self.written = written ?? url
  }
}

extension SiteContent {
  /// Renders the body of a text as HTML, as far as it has no errors.
  ///
  /// - Parameters:
  ///   - text: A text of this content.
  ///   - renderer: The renderer; its directives and colours are used, but links are resolved here.
  ///   - directives: The further directives that the text may use.
  ///   - collector: Receives every error in the body: raw HTML, unknown directives, links to
  ///     missing texts.
  /// - Returns: The HTML and its properties.
  public func body(
    of text: ContentText, using renderer: MarkdownRenderer = MarkdownRenderer(),
    directives: [SiteDirective] = [], reportingTo collector: DiagnosticCollector
  ) -> ContentBody {
    let body = body(
      of: text, using: renderer, directives: directives, reportingOthersTo: collector)
    if !body.pendingDiagnostics.isEmpty {
      var suggestions = Suggestions(texts: SuggestionCache(textPaths))
      collector.report(contentsOf: suggestions.answer(body.pendingDiagnostics))
    }
    return body
  }

  /// Renders the body of a text as HTML, with the links to missing texts as pending diagnostics.
  ///
  /// The collector receives all other errors in the body.
  func body(
    of text: ContentText, using renderer: MarkdownRenderer, directives: [SiteDirective],
    templates: DirectiveTemplates = DirectiveTemplates(),
    reportingOthersTo collector: DiagnosticCollector
  ) -> ContentBody {
    let resolver = LinkResolver(content: self, text: text)
    let context = DirectiveContext(data: data)
    var renderer = renderer
    for directive in directives {
      renderer.directives[directive.name] = directive.handler(in: context)
    }
    renderer.allowsRawHTML = text.allowsRawHTML ?? renderer.allowsRawHTML
    // A link to a missing text is reported here, so no other check needs to see it.
    renderer.resolveLink = { resolver.target(of: $0.url).address ?? "" }
    let pictures = PictureSizes(resolver: resolver)
    renderer.pictureSize = { pictures.size(of: $0.url).map { ($0.width, $0.height) } }
    // The program's own directives take precedence over those that templates define.
    let run = DirectiveRun(templates, renderer)
    for name in templates.names where renderer.directives[name] == nil {
      renderer.directives[name] = run.html
    }
    let rendered = renderer.render(
      text.document.body, file: text.file.path, firstLine: text.document.bodyLine)
    let met = run.met
    collector.report(contentsOf: rendered.diagnostics + met.warnings)
    var lookups = ContentBody.Lookups(
      data: context.requested, pictures: pictures.known, directives: rendered.directives)
    var origins: [LinkOrigin] = []
    var pendingDiagnostics: [PendingDiagnostic] = []
    for link in rendered.links + met.links {
      let target = resolver.target(of: link.url)
      if let file = target.text {
        lookups.pages.updateValue(path(ofText: file), forKey: file)
        if target.address == nil { pendingDiagnostics.append(resolver.diagnostic(link, to: file)) }
      }
      origins.append(
        LinkOrigin(url: target.address ?? "", location: link.location, written: link.url))
    }
    return ContentBody(
      html: rendered.html, headings: rendered.headings, firstParagraph: rendered.firstParagraph,
      wordCount: rendered.wordCount, origins: origins, allowsRawHTML: renderer.allowsRawHTML,
      lookups: lookups, pendingDiagnostics: pendingDiagnostics)
  }
}

private struct LinkResolver: Sendable {
  let content: SiteContent
  let text: ContentText

  /// Returns the address from the site's root, and the linked text if the link leads to one.
  ///
  /// The address is `nil` for a link to a missing text.
  func target(of url: String) -> (address: String?, text: String?) {
    // Most links already lead from the root to a page.
    if PlainAddress(url)?.isText == false { return (url, nil) }
    guard let (address, path) = destination(of: url) else { return (url, nil) }
    if path.hasSuffix(".md") {
      return (content.path(ofText: path).map { "/" + address.leading(to: $0) }, path)
    }
    return (address.path.hasPrefix("/") ? url : "/" + address.leading(to: path), nil)
  }

  /// Returns an address that names a file, with the file's path below `content/`.
  ///
  /// Returns `nil` for any other address.
  func destination(of url: String) -> (address: LinkAddress, path: String)? {
    guard let address = LinkAddress(url), !address.path.isEmpty,
      let path = address.path(from: text.file.relativePath)
    else { return nil }
    return (address, path)
  }

  /// Returns a diagnostic for a link to a text that is missing or not published.
  func diagnostic(_ link: Link, to path: String) -> PendingDiagnostic {
    if let text = content.heldBack[path] {
      return PendingDiagnostic(text.reason.diagnostic(ofLinkTo: path, at: link.location))
    }
    return PendingDiagnostic(
      Diagnostic(
        .brokenLink, at: link.location, "there is no text '\(link.url)'",
        explanation: "A link to a file that ends in .md leads to the page of that text."),
      question: PendingDiagnostic.Question(name: .text(path), written: link.url) {
        [file = text.file.relativePath] near in
        LinkAddress.encoded(
          link.url.hasPrefix("/") ? "/" + near : SitePath.relative(from: file, to: near))
      })
  }
}

/// The sizes of the pictures of a text, each read once.
private final class PictureSizes: Sendable {
  private let resolver: LinkResolver
  private let sizes = Mutex<[String: PictureSize?]>([:])

  init(resolver: LinkResolver) { self.resolver = resolver }

  /// The sizes looked up so far, by the paths of the files.
  var known: [String: PictureSize?] { sizes.withLock(\.self) }

  /// Returns the size of a picture; `nil` if it is external or its size is unknown.
  func size(of url: String) -> PictureSize? {
    guard let path = resolver.destination(of: url)?.path, PictureSize.mayBeKnown(of: path) else {
      return nil
    }
    return sizes.withLock { sizes in
      if let known = sizes[path] { return known }
      let size = PictureSize(of: resolver.content.folder.file(path))
      sizes.updateValue(size, forKey: path)
      return size
    }
  }
}

/// The addresses of links in Markdown: `](/samples/)`.
///
/// A twin may be long and have few of them, so it is searched as bytes.
enum MarkdownLinks {
  /// Returns UTF-8 text with some addresses replaced; `nil` keeps an address.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func replaced(in markdown: [UInt8], _ replacement: (String) -> String?) -> [UInt8] {
    var (written, copied, index) = ([UInt8](), 0, 0)
    while let start = markdown[index...].firstIndex(of: bracket) {
      index = start + 1
      guard index < markdown.count, markdown[index] == opening else { continue }
      let address = markdown[(start + 2)...].prefix { $0 != closing && !$0.isSpace }
      guard address.endIndex < markdown.count, markdown[address.endIndex] == closing else {
        continue
      }
      index = address.endIndex
      guard let other = replacement(String(decoding: address, as: UTF8.self)) else { continue }
      written += markdown[copied..<address.startIndex]
      written += other.utf8
      copied = address.endIndex
    }
    guard copied > 0 else { return markdown }
    return written + markdown[copied...]
  }

  private static let bracket = UInt8(ascii: "]")
  private static let opening = UInt8(ascii: "(")
  private static let closing = UInt8(ascii: ")")
}

extension ContentBody {
  /// Returns Markdown of the text with the addresses of its HTML, from the site's root.
  ///
  /// - Parameter markdown: The text's Markdown, or a part of it.
  /// - Returns: The Markdown with other addresses.
  public func rooted(_ markdown: String) -> String {
    let changed = origins.filter { !$0.url.isEmpty && $0.url != $0.written }
    if changed.isEmpty { return markdown }
    let addresses = Dictionary(keepingFirst: changed.map { ($0.written, $0.url) })
    let bytes = MarkdownLinks.replaced(in: Array(markdown.utf8)) { addresses[$0] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
