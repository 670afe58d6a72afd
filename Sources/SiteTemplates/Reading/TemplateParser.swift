import Diagnostics

/// Reads a template: text, and tags with their places.
///
/// It is the language of mustache(5) with the inheritance of its specification 1.3 (2021). A tag
/// that is alone on its line takes the line with it, unless it shows a value.
struct TemplateParser {
  private let file: String
  private var reader: TemplateReader
  private var diagnostics: [Diagnostic] = []
  /// How many tags may be inside of one another.
  private static let greatestDepth = 100

  /// The state of the tag around the nodes that are being read.
  private struct Context {
    /// The name to be closed, and where it was opened; `nil` for the whole template.
    var opening: (name: String, location: SourceLocation)?
    /// Whether all before on the line was space.
    var isAtLineStart = true
    /// Whether the nodes are directly within `{{<name}}`.
    var isInherited = false
    /// Whether they are within `{{<name}}`, where blocks are moved to the left by the indentation
    /// of their first line.
    var isWithinInherited = false
    var indentation: Int?
    /// How many tags are around.
    var depth = 0
  }

  private init(_ text: String, file: String) {
    self.file = file
    reader = TemplateReader(text, file: file)
  }

  /// The nodes of a template, and what is wrong with it.
  ///
  /// - Complexity: O(*n*).
  static func parse(_ text: String, file: String) -> ([TemplateNode], [Diagnostic]) {
    var parser = TemplateParser(text, file: file)
    let nodes = parser.parse(Context()) ?? []
    return (nodes, parser.reader.diagnostics + parser.diagnostics)
  }

  /// Reads up to the end of the tag around; `nil` if it makes no sense to read on.
  private mutating func parse(_ context: Context) -> [TemplateNode]? {
    var context = context
    var nodes: [TemplateNode] = []
    var space = ""
    func addSpace() {
      if !space.isEmpty { nodes.append(reader.text(space)) }
      space = ""
    }
    var isReported = false
    while !reader.isAtEnd {
      if context.isAtLineStart { space = lineStart(&context, space) }
      let start = reader.locationAfterSpace
      let text = reader.readText()
      if context.isInherited, !isReported, !text.allSatisfy(\.isWhitespace) {
        reportStray(start)
        isReported = true
      }
      if let newline = reader.readNewline() {
        nodes.append(reader.text(space + text + newline))
        context.isAtLineStart = true
        continue
      }
      if !text.isEmpty {
        nodes.append(reader.text(space + text))
        space = ""
        context.isAtLineStart = false
      }
      guard !reader.isAtEnd else { break }
      guard let tag = reader.readTag() else { continue }
      isReported = false
      if context.isInherited, !"$/!".contains(tag.kind ?? " ") { reportStray(tag.location) }
      let isAlone = !tag.isValue && context.isAtLineStart && reader.skipRestOfLine()
      context.isAtLineStart = isAlone
      guard context.depth < Self.greatestDepth || tag.isValue || tag.kind == "/" else {
        reportDepth(tag.location)
        return nil
      }
      var inner = context
      inner.opening = (tag.name, tag.location)
      inner.isInherited = false
      inner.depth += 1
      let content: NodeContent
      switch tag.kind {
      case "!": continue
      case "/":
        if !isAlone { addSpace() }
        guard tag.name == context.opening?.name else {
          reportStrayEnd(tag, context)
          return nil
        }
        return nodes
      case "#", "^":
        if !isAlone { addSpace() }
        guard let children = parse(inner) else { return nil }
        content = .section(ValueName(tag.name), inverted: tag.kind == "^", children)
      case ">":
        let indentation = isAlone ? space : ""
        addSpace()
        content = .partial(tag.name, indentation: indentation)
      case "<":
        let indentation = space
        addSpace()
        inner.isAtLineStart = true
        inner.isInherited = true
        inner.isWithinInherited = true
        guard let children = parse(inner) else { return nil }
        content = .inherited(
          tag.name, blocks: Self.blocks(of: children), indentation: indentation)
      case "$":
        let indentation = space
        if !context.isInherited { addSpace() }
        guard let children = parse(inner) else { return nil }
        content = .block(tag.name, children, indentation: indentation)
      default:
        addSpace()
        content = .variable(ValueName(tag.name), raw: tag.kind != nil)
      }
      nodes.append(TemplateNode(content: content, location: tag.location))
    }
    guard let opening = context.opening else { return nodes }
    report(
      opening.location, "'\(opening.name)' is opened here and never closed", nil,
      "write '{{/\(opening.name)}}'")
    return nil
  }

  /// The space in front of a line, as far as it stays.
  private mutating func lineStart(_ context: inout Context, _ before: String) -> String {
    let space = reader.readSpace()
    guard context.isWithinInherited, !context.isInherited else { return space }
    if let indentation = context.indentation { return String(space.dropFirst(indentation)) }
    context.indentation = space.count
    return before
  }

  private static func blocks(of children: [TemplateNode]) -> [String: InheritedBlock] {
    var blocks: [String: InheritedBlock] = [:]
    for child in children {
      if case .block(let name, let nodes, _) = child.content {
        blocks[name] = InheritedBlock(location: child.location, nodes: nodes)
      }
    }
    return blocks
  }

  private mutating func reportStray(_ location: SourceLocation) {
    report(
      location, "only blocks are shown here",
      "Between '{{<name}}' and '{{/name}}' stands what is put in the place of that template's blocks.",
      "put it into a block: '{{$block}}…{{/block}}'")
  }

  private mutating func reportDepth(_ location: SourceLocation) {
    report(
      location, "more than \(Self.greatestDepth) sections stand inside of one another", nil,
      "put what is inside into a template of its own")
  }

  private mutating func reportStrayEnd(_ tag: TemplateReader.Tag, _ context: Context) {
    report(
      tag.location, "'{{/\(tag.name)}}' closes nothing",
      context.opening.map { "Open is '\($0.name)', from line \($0.location.line ?? 0)." },
      context.opening.map { "write '{{/\($0.name)}}'" })
  }

  private mutating func report(
    _ location: SourceLocation, _ message: String, _ explanation: String?, _ suggestion: String?
  ) {
    diagnostics.append(
      Diagnostic(
        .templateSyntax, at: location, message, explanation: explanation, suggestion: suggestion))
  }
}
