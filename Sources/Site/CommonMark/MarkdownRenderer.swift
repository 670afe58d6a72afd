public import Diagnostics
public import Highlighting

/// Turns Markdown into HTML: CommonMark 0.30 by libcmark, pipe tables, anchors and directives, and
/// what ``MarkdownSyntax`` names.
public struct MarkdownRenderer: Sendable {
  /// Tells whether raw HTML and links with unsafe schemes are let through; if not, each is a fault.
  public var allowsRawHTML = false
  /// Tells whether headings get an `id`.
  public var anchorsHeadings = true
  /// The syntax that is read besides CommonMark and tables.
  public var syntax = MarkdownSyntax.standard
  /// The handler of each directive, by its name.
  ///
  /// A directive that is in no registry is a fault.
  public var directives: [String: Directive.Handler] = [:]
  /// The names of directives that mean something in other texts only, and why not in this one, as a
  /// sentence.
  public var directivesElsewhere: [String: String] = [:]
  /// Colours code.
  ///
  /// Takes a language, empty if the fence names none, and a text; gives the HTML between `<code>`
  /// and `</code>`, or `nil` to leave the text plain; throws why a text is left plain that it could
  /// not colour, which is a warning.
  public var colourCode:
    (@Sendable (_ language: String, _ text: String) throws(PlainCode) -> String?)?
  /// Gives the address to write for a link or an image.
  public var resolveLink: (@Sendable (Link) -> String)?

  /// Gives the width and height of a picture in pixels, as far as they are known.
  public var pictureSize: (@Sendable (Link) -> (width: Int, height: Int)?)?

  /// Creates a renderer with everything off but anchors.
  public init() {}

  /// Renders a text.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - file: The path of its file, for messages.
  ///   - firstLine: The line of the file, from 1, on which the text begins.
  /// - Returns: The HTML, what it holds, and every fault found in it: raw HTML and unsafe links
  ///   that are not allowed, directives that are not known, images without alternative text,
  ///   control characters.
  /// - Complexity: O(*n*) in the length of the text, times the depth of images nested in images.
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

/// The HTML of a text, and what a site needs to know about it.
public struct RenderedMarkdown: Sendable {
  /// The HTML.
  public internal(set) var html = ""
  /// The headings, first to last.
  public internal(set) var headings: [Heading] = []
  /// The links and images as written, in the order of the text.
  public internal(set) var links: [Link] = []
  /// The words of the first paragraph that is in no list, quote or table; empty if there
  /// is none.
  public internal(set) var firstParagraph = ""
  /// The number of words that there are to read.
  ///
  /// They are runs of anything but ASCII space, in all but code blocks and raw HTML.
  public internal(set) var wordCount = 0
  /// The names of the directives in the text, whether they are known or not.
  public internal(set) var directives: Set<String> = []
  /// The faults, by line and column.
  public internal(set) var diagnostics: [Diagnostic] = []
}

extension Diagnostic {
  /// References such as `&#1;` to characters that no page or feed can hold, first to last; also
  /// those that the text shows as code, since the HTML does not say which of them it has.
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
        "'\(match.0)' stands for a character that no page can hold", suggestion: "delete it")
    }
  }
}

/// A form of writing that is not CommonMark, and that this renderer knows besides tables.
///
/// All of them but ``definitionLists`` are read unless the caller says otherwise: GitHub and the
/// generators that texts are moved from read them too, and a mark that is printed as it is often
/// goes unnoticed until readers see it.
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
  /// A term on a line, and below it `: what it means`, as Hugo, kramdown and mdBook read them.
  case definitionLists = "definition-lists"

  /// The forms that GitHub reads, and names of headings.
  public static let standard = Set(allCases).subtracting([.definitionLists])
}
