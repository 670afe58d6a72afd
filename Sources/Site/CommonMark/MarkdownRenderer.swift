public import Diagnostics
public import Highlighting

/// A renderer of Markdown: CommonMark 0.30 by libcmark, pipe tables, anchors, directives and the
/// extensions in ``MarkdownSyntax``.
public struct MarkdownRenderer: Sendable {
  /// Indicates whether raw HTML and unsafe links are allowed; otherwise each of them is an error.
  public var allowsRawHTML = false
  /// Indicates whether headings get an `id`.
  public var anchorsHeadings = true
  /// The extensions to CommonMark and tables that are enabled.
  public var syntax = MarkdownSyntax.standard
  /// The handlers of directives by name; any other directive is an error.
  public var directives: [String: Directive.Handler] = [:]
  /// The directives that are only valid in other texts, each with the reason as a sentence.
  public var directivesElsewhere: [String: String] = [:]
  /// Highlights code.
  ///
  /// The closure takes a language, which is empty if the fence names none, and the code. It
  /// returns the HTML between `<code>` and `</code>`, or `nil` to leave the code plain. If it
  /// cannot highlight the code, it throws the reason, which is reported as a warning.
  public var colourCode:
    (@Sendable (_ language: String, _ text: String) throws(PlainCode) -> String?)?
  /// Returns the address to write for a link or an image.
  public var resolveLink: (@Sendable (Link) -> String)?

  /// Returns the width and height of a picture in pixels, if they are known.
  public var pictureSize: (@Sendable (Link) -> (width: Int, height: Int)?)?

  /// Creates a renderer with the default settings.
  public init() {}

  /// Renders a text.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - file: The path of its file, for messages.
  ///   - firstLine: The line of the file, from 1, on which the text begins.
  /// - Returns: The HTML, its contents, and all diagnostics: forbidden raw HTML and unsafe links,
  ///   unknown directives, images without alternative text, control characters and the like.
  /// - Complexity: O(*n*) in the length of the text, times the nesting depth of images.
  public func render(_ markdown: String, file: String, firstLine: Int = 1) -> RenderedMarkdown {
    let features = TextFeatures(of: markdown)
    guard features.isDisjoint(with: .forbidden) || !markdown.holdsControlCharacters else {
      var rendered = render(markdown.withoutControlCharacters, file: file, firstLine: firstLine)
      rendered.diagnostics += markdown.controlCharacterDiagnostics(file: file, firstLine: firstLine)
      rendered.diagnostics.sort()
      return rendered
    }
    let marks = SyntaxMarks(markdown, syntax, features)
    guard let tree = SyntaxTree(parsing: marks.text) else {
      var unread = RenderedMarkdown()
      if let line = Nesting.lineTooDeep(in: markdown) {
        unread.diagnostics = [
          .deepNesting(at: SourceLocation(file: file, line: firstLine + line - 1, column: 1))
        ]
      }
      return unread
    }
    var pass = RenderingPass(
      renderer: self, source: SourceText(marks.text, file: file, firstLine: firstLine),
      marks: marks, features: features)
    var rendered = pass.render(tree)
    if !features.isDisjoint(with: .references), rendered.html.holdsControlCharacters {
      rendered.diagnostics += Diagnostic.forbiddenReferences(
        in: markdown, file: file, firstLine: firstLine)
      rendered.diagnostics.sort()
      rendered.html = rendered.html.withoutControlCharacters
      rendered.firstParagraph = rendered.firstParagraph.withoutControlCharacters
    }
    return rendered
  }
}

/// The HTML of a text, and the facts that a site needs about it.
public struct RenderedMarkdown: Sendable {
  /// The HTML.
  public internal(set) var html = ""
  /// The headings, in order.
  public internal(set) var headings: [Heading] = []
  /// The links and images as written, in source order.
  public internal(set) var links: [Link] = []
  /// The text of the first paragraph outside lists, quotations and tables; empty if there is none.
  public internal(set) var firstParagraph = ""
  /// The number of words: runs of bytes other than ASCII whitespace, not counting code blocks and
  /// raw HTML.
  public internal(set) var wordCount = 0
  /// The names of all directives in the text, including unknown ones.
  public internal(set) var directives: Set<String> = []
  /// The diagnostics, by line and column.
  public internal(set) var diagnostics: [Diagnostic] = []
}

extension Diagnostic {
  /// Returns the errors for references to forbidden characters, such as `&#1;`.
  ///
  /// References within code are included, since the HTML does not show which reference caused it.
  fileprivate static func forbiddenReferences(
    in markdown: String, file: String, firstLine: Int
  ) -> [Diagnostic] {
    let lines = TextLines(markdown)
    let references = markdown.matches(of: #/&#(?:[xX]([0-9A-Fa-f]{1,6})|([0-9]{1,7}));/#)
    return references.compactMap { match in
      let value = match.1.flatMap { UInt32($0, radix: 16) } ?? match.2.flatMap { UInt32($0) }
      guard let value, let scalar = Unicode.Scalar(value), value > 0, String.isForbidden(scalar)
      else { return nil }
      let start = markdown.utf8.distance(from: markdown.startIndex, to: match.range.lowerBound)
      return Diagnostic(
        .controlCharacter,
        at: lines.location(
          of: start..<(start + match.0.utf8.count), in: file, firstLine: firstLine),
        "'\(match.0)' is a character that is not allowed in a page", suggestion: "delete it")
    }
  }
}

/// A syntax extension beyond CommonMark and tables.
///
/// All but ``definitionLists`` are enabled by default: GitHub and the generators from which texts
/// are imported support them too, and authors often overlook marks that are printed literally.
public enum MarkdownSyntax: String, CaseIterable, Sendable {
  /// `~~struck through~~`.
  case strikethrough
  /// `- [ ] to do` and `- [x] done`.
  case taskLists = "task-lists"
  /// `https://example.org`, `www.example.org` and `name@example.org` without brackets.
  case autolinks
  /// `text[^1]` and `[^1]: note`.
  case footnotes
  /// `> [!NOTE]`.
  case alerts
  /// `## Title {#name}`.
  case headingIDs = "heading-ids"
  /// A term on a line, and below it `: what it means`, as in Hugo, kramdown and mdBook.
  case definitionLists = "definition-lists"

  /// GitHub's extensions and heading names.
  public static let standard = Set(allCases).subtracting([.definitionLists])
}
