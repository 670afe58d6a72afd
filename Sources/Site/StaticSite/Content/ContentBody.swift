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
  /// Links lead from the site's root, those to `.md` files to the pages made from them.
  public let html: String
  /// The headings, first to last.
  public let headings: [Heading]
  /// The first paragraph as a reader reads it; empty if there is none.
  public let firstParagraph: String
  /// The number of words.
  public let wordCount: Int
  /// The places where its links and images were written; hand them to the ``Page`` that shows the
  /// HTML.
  public let origins: [LinkOrigin]
  /// Tells whether it may hold raw HTML.
  let allowsRawHTML: Bool
  /// The things that were looked up for it.
  let lookups: Lookups
  /// Its links to texts that are not there.
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

  /// The things that a body depends on besides its text: it is rebuilt if any of them changes.
  struct Lookups: Hashable, Sendable {
    /// The texts that it links to, with the paths of their pages; `nil` for one that there is not.
    var pages: [String: String?] = [:]
    /// The names of the data that its directives looked up.
    var data: Set<String> = []
    /// The pictures that it shows, by their paths, with their sizes; `nil` for one whose size is
    /// not known.
    var pictures: [String: PictureSize?] = [:]
    /// The names of its directives, whether they are known or not.
    var directives: Set<String> = []
  }
}

/// The place where an address was written.
public struct LinkOrigin: Hashable, Sendable {
  /// The address as it is in the page's values.
  public let url: String
  /// The place where it was written.
  public let location: SourceLocation
  /// The address as its writer wrote it.
  public let written: String

  /// Creates an origin; what was written is the address itself if not given.
  public init(url: String, location: SourceLocation, written: String? = nil) {
    self.url = url
    self.location = location
    self.written = written ?? url
  }
}

extension SiteContent {
  /// Turns a text's body into HTML, as far as it is without fault.
  ///
  /// - Parameters:
  ///   - text: A text of this content.
  ///   - renderer: How; its directives and colours are used, its links are resolved here.
  ///   - directives: What further directives mean.
  ///   - collector: Receives every fault of the body: raw HTML, unknown directives, links to texts
  ///     that are not there.
  /// - Returns: The HTML and what it holds.
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

  /// Turns a text's body into HTML, and leaves open what to suggest for links to texts that are not
  /// there; the collector receives every other fault of the body.
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
    // A link to a text that is not there is reported here, and leads nowhere else.
    renderer.resolveLink = { resolver.target(of: $0.url).address ?? "" }
    let pictures = PictureSizes(resolver: resolver)
    renderer.pictureSize = { pictures.size(of: $0.url).map { ($0.width, $0.height) } }
    // A directive of the program's own comes before one that a template defines.
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

/// Gives the links of a text the addresses they lead to.
private struct LinkResolver: Sendable {
  let content: SiteContent
  let text: ContentText

  /// The address from the site's root, or `nil` for a link to a text that is not there; and the
  /// text, if it is a link to one.
  func target(of url: String) -> (address: String?, text: String?) {
    // Most lead from the root to a page, as they are.
    if PlainAddress(url)?.isText == false { return (url, nil) }
    guard let (address, path) = destination(of: url) else { return (url, nil) }
    if path.hasSuffix(".md") {
      return (content.path(ofText: path).map { "/" + address.leading(to: $0) }, path)
    }
    return (address.path.hasPrefix("/") ? url : "/" + address.leading(to: path), nil)
  }

  /// An address that names a file, and the file's path below `content/`; `nil` if it leads
  /// elsewhere.
  func destination(of url: String) -> (address: LinkAddress, path: String)? {
    guard let address = LinkAddress(url), !address.path.isEmpty,
      let path = address.path(from: text.file.relativePath)
    else { return nil }
    return (address, path)
  }

  /// Says that a link leads to no text, or to one that is not published.
  func diagnostic(_ link: Link, to path: String) -> PendingDiagnostic {
    if let text = content.heldBack[path] {
      return PendingDiagnostic(text.reason.diagnostic(ofLinkTo: path, at: link.location))
    }
    return PendingDiagnostic(
      Diagnostic(
        .brokenLink, at: link.location, "there is no text '\(link.url)'",
        explanation: "A link to a file named .md leads to the page made from it."),
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

  /// Those that were asked for, by the paths of the files.
  var known: [String: PictureSize?] { sizes.withLock(\.self) }

  /// The size of a picture; `nil` for one from elsewhere, or that does not say.
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
  /// A text in UTF-8 with other addresses in the places of some; `nil` leaves one.
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
  /// Markdown of the text with the addresses that its HTML has: they lead from the site's root.
  ///
  /// - Parameter markdown: The text's Markdown, or a part of it.
  /// - Returns: The same with other addresses.
  public func rooted(_ markdown: String) -> String {
    let changed = origins.filter { !$0.url.isEmpty && $0.url != $0.written }
    if changed.isEmpty { return markdown }
    let addresses = Dictionary(keepingFirst: changed.map { ($0.written, $0.url) })
    let bytes = MarkdownLinks.replaced(in: Array(markdown.utf8)) { addresses[$0] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
