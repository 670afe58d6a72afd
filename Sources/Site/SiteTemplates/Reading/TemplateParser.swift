import Diagnostics

/// Parses a template into text and tags with their locations.
///
/// The language is that of mustache(5) with the inheritance of its specification 1.3 (2021). A tag
/// that is alone on its line removes the line, unless it shows a value.
struct TemplateParser {
  private var reader: TemplateReader
  private static let greatestDepth = 100

  /// The state of the tag around the nodes that are being read.
  private struct Context {
    /// The name to be closed and the location where it was opened; `nil` for the whole template.
    var opening: (name: String, location: SourceLocation)?
    /// Indicates whether only whitespace comes before on the line.
    var isAtLineStart = true
    /// Indicates whether the nodes are directly within `{{<name}}`.
    var isInherited = false
    /// Indicates whether the nodes are within `{{<name}}` at any depth, where the indentation of a
    /// block's first line is removed from all its lines.
    var isWithinInherited = false
    var indentation: Int?
    var depth = 0
    var nodes: [TemplateNode] = []
    /// Whitespace before the next node, not yet part of any node.
    var space = ""
    /// Indicates whether content outside of blocks has been reported since the last tag.
    var isReported = false

    /// Returns the state at the beginning of a tag's content.
    func inner(_ tag: TemplateReader.Tag) -> Context {
      var inner = Context()
      inner.opening = (tag.name, tag.location)
      inner.isAtLineStart = isAtLineStart
      inner.isWithinInherited = isWithinInherited
      inner.indentation = indentation
      inner.depth = depth + 1
      return inner
    }
  }

  /// Parses a template and returns its nodes and errors.
  ///
  /// - Complexity: O(*n*).
  static func parse(_ text: String, file: String) -> ([TemplateNode], [Diagnostic]) {
    var parser = TemplateParser(reader: TemplateReader(text, file: file))
    let nodes = parser.parse(Context()) ?? []
    var diagnostics = parser.reader.diagnostics
    if text.holdsControlCharacters { diagnostics += text.controlCharacterDiagnostics(file: file) }
    return (nodes, diagnostics)
  }

  /// Parses up to the end of the enclosing tag; returns `nil` if parsing cannot continue.
  private mutating func parse(_ context: Context) -> [TemplateNode]? {
    var context = context
    while !reader.isAtEnd {
      guard readText(&context), let tag = reader.readTag() else { continue }
      let isAlone = begin(tag, &context)
      guard context.depth < Self.greatestDepth || tag.isValue || tag.kind == "/" else {
        reader.report(
          tag.location, "sections are nested too deeply: more than \(Self.greatestDepth) levels",
          suggestion: "move the inner sections into another template")
        return nil
      }
      if tag.kind == "!" { continue }
      if tag.kind == "/" { return close(tag, isAlone: isAlone, &context) }
      guard let content = content(of: tag, isAlone: isAlone, &context) else { return nil }
      context.nodes.append(TemplateNode(content: content, location: tag.location))
    }
    guard let opening = context.opening else { return context.nodes }
    reader.report(
      opening.location, "'\(opening.name)' is opened here, but never closed",
      suggestion: "write '{{/\(opening.name)}}'")
    return nil
  }
}

// MARK: Text

extension TemplateParser {
  /// Reads up to a tag or past the end of the line, and returns whether a tag follows.
  private mutating func readText(_ context: inout Context) -> Bool {
    if context.isAtLineStart { context.space = lineStart(&context) }
    let start = reader.locationAfterSpace
    let text = reader.readText()
    if context.isInherited, !context.isReported, !text.allSatisfy(\.isWhitespace) {
      reportStray(start)
      context.isReported = true
    }
    if let newline = reader.readNewline() {
      context.nodes.append(reader.text(context.space + text + newline))
      context.isAtLineStart = true
      return false
    }
    if !text.isEmpty {
      context.nodes.append(reader.text(context.space + text))
      context.space = ""
      context.isAtLineStart = false
    }
    return !reader.isAtEnd
  }

  /// Reads the whitespace at the start of a line and returns the part that is kept.
  private mutating func lineStart(_ context: inout Context) -> String {
    let space = reader.readSpace()
    guard context.isWithinInherited, !context.isInherited else { return space }
    if let indentation = context.indentation { return String(space.dropFirst(indentation)) }
    context.indentation = space.count
    return context.space
  }

  private func addSpace(_ context: inout Context) {
    if !context.space.isEmpty { context.nodes.append(reader.text(context.space)) }
    context.space = ""
  }
}

// MARK: Tags

extension TemplateParser {
  /// Examines the text around a tag, and returns whether the tag is alone on its line.
  private mutating func begin(_ tag: TemplateReader.Tag, _ context: inout Context) -> Bool {
    context.isReported = false
    if context.isInherited, !"$/!".contains(tag.kind ?? " ") { reportStray(tag.location) }
    let isAlone = !tag.isValue && context.isAtLineStart && reader.skipRestOfLine()
    context.isAtLineStart = isAlone
    return isAlone
  }

  /// Returns the nodes inside the tag that ends here; `nil` if another tag is open.
  private mutating func close(
    _ tag: TemplateReader.Tag, isAlone: Bool, _ context: inout Context
  ) -> [TemplateNode]? {
    if !isAlone { addSpace(&context) }
    guard let opened = context.opening?.name, tag.name == opened || tag.name == opened.transformName
    else {
      reportStrayEnd(tag, context)
      return nil
    }
    return context.nodes
  }

  /// Returns the content of a tag; `nil` if parsing cannot continue.
  private mutating func content(
    of tag: TemplateReader.Tag, isAlone: Bool, _ context: inout Context
  ) -> NodeContent? {
    let space = context.space
    switch tag.kind {
    case "#", "^":
      if !isAlone { addSpace(&context) }
      return parse(context.inner(tag)).map {
        .section(ValueName(tag.name), inverted: tag.kind == "^", $0)
      }
    case ">":
      addSpace(&context)
      return .partial(tag.name, indentation: isAlone ? space : "")
    case "<":
      addSpace(&context)
      var inner = context.inner(tag)
      inner.isAtLineStart = true
      inner.isInherited = true
      inner.isWithinInherited = true
      return parse(inner).map {
        .inherited(tag.name, blocks: Self.blocks(of: $0), indentation: space)
      }
    case "$":
      if !context.isInherited { addSpace(&context) }
      return parse(context.inner(tag)).map { .block(tag.name, $0, indentation: space) }
    default:
      addSpace(&context)
      return .variable(ValueName(tag.name), raw: tag.kind != nil)
    }
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
}

extension String {
  /// The name of the outermost transform, by which a section over its result may be closed:
  /// `{{#sorted(pages, "title")}}…{{/sorted}}`.
  ///
  /// It is `nil` for a transform that neither takes nor is given arguments besides the value.
  fileprivate var transformName: String? {
    guard let call = ValueName(self).transforms.first,
      let transform = ValueTransform(rawValue: call.name),
      !transform.parameters.isEmpty || !call.arguments.isEmpty
    else { return nil }
    return call.name
  }
}

// MARK: Errors

extension TemplateParser {
  private mutating func reportStray(_ location: SourceLocation) {
    reader.report(
      location, "only blocks are allowed here",
      explanation:
        "The blocks between '{{<name}}' and '{{/name}}' replace those of that template.",
      suggestion: "put it into a block: '{{$block}}…{{/block}}'")
  }

  private mutating func reportStrayEnd(_ tag: TemplateReader.Tag, _ context: Context) {
    reader.report(
      tag.location, "'{{/\(tag.name)}}' closes nothing",
      explanation: context.opening.map {
        "The open tag is '\($0.name)', from line \($0.location.line ?? 0)."
      },
      suggestion: context.opening.map { "write '{{/\($0.name)}}'" })
  }
}
