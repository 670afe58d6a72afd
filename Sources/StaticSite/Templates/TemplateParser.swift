import Diagnostics

/// Reads a template: text, and tags with their places.
///
/// It is the language of mustache(5) with the inheritance of its specification 1.3 (2021). A tag that stands alone on its line
/// takes the line with it, unless it shows a value.
struct TemplateParser {
  private let file: String
  private var reader: TemplateReader
  private(set) var diagnostics: [Diagnostic] = []

  /// What is known of the tag around the nodes that are being read.
  private struct Context {
    /// The name to be closed, and where it was opened; `nil` for the whole template.
    var opening: (name: String, location: SourceLocation)?
    /// Whether all before on the line was space.
    var isAtLineStart = true
    /// Whether the nodes are directly within `{{<name}}`.
    var isInherited = false
    /// Whether they are within `{{<name}}`, where blocks are moved to the left by the indentation of their first line.
    var isWithinInherited = false
    var indentation: Int?
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
    return (nodes, parser.diagnostics)
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
    while !reader.isAtEnd {
      if context.isAtLineStart { space = lineStart(&context, space) }
      let text = reader.readText()
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
      let tag: TemplateReader.Tag
      do {
        tag = try reader.readTag()
      } catch {
        diagnostics += error.diagnostics
        return nil
      }
      let isAlone =
        tag.kind != nil && !"{&".contains(tag.kind ?? " ") && context.isAtLineStart
        && reader.skipRestOfLine()
      context.isAtLineStart = isAlone
      var inner = context
      inner.opening = (tag.name, tag.location)
      inner.isInherited = false
      let content: TemplateNode.Content
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
        content = .section(value(tag), inverted: tag.kind == "^", children)
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
          tag.name, blocks: blocks(of: children), indentation: indentation)
      case "$":
        let indentation = space
        if !context.isInherited { addSpace() }
        guard let children = parse(inner) else { return nil }
        content = .block(tag.name, children, indentation: indentation)
      default:
        addSpace()
        content = .variable(value(tag), raw: tag.kind != nil)
      }
      nodes.append(TemplateNode(content: content, location: tag.location))
    }
    guard let opening = context.opening else { return nodes }
    report(
      opening.location, "'\(opening.name)' is opened here and never closed", nil,
      "write '{{/\(opening.name)}}'")
    return nil
  }

  private mutating func value(_ tag: TemplateReader.Tag) -> ValueName {
    let value = ValueName(tag.name)
    for name in value.transforms where ValueTransform(rawValue: name) == nil {
      let known = ValueTransform.allCases.map(\.rawValue)
      report(
        tag.location, "'\(name)()' is not known here",
        "What can be done to a value: \(known.joined(separator: ", ")).",
        NearMiss.suggestion(for: name, in: known))
    }
    return value
  }

  /// The space in front of a line, as far as it stays.
  private mutating func lineStart(_ context: inout Context, _ before: String) -> String {
    let space = reader.readSpace()
    guard context.isWithinInherited, !context.isInherited else { return space }
    if let indentation = context.indentation { return String(space.dropFirst(indentation)) }
    context.indentation = space.count
    return before
  }

  private mutating func blocks(of children: [TemplateNode]) -> [String: [TemplateNode]] {
    var blocks: [String: [TemplateNode]] = [:]
    for child in children {
      switch child.content {
      case .block(let name, let nodes, _): blocks[name] = nodes
      case .text: break
      case .variable, .section, .partial, .inherited:
        report(
          child.location, "only blocks may stand here", "It would never be shown.",
          "put it into a block: '{{$name}}…{{/name}}'")
      }
    }
    return blocks
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
        "template-syntax", at: location, message, explanation: explanation, suggestion: suggestion))
  }
}
