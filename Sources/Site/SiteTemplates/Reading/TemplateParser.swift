import Diagnostics

/// Reads a template: text, and tags with their places.
///
/// It is the language of mustache(5) with the inheritance of its specification 1.3 (2021). A tag
/// that is alone on its line takes the line with it, unless it shows a value.
struct TemplateParser {
  private let file: String
  private var reader: TemplateReader
  private var diagnostics: [Diagnostic] = []
  /// The greatest number of tags that may be inside of one another.
  private static let greatestDepth = 100

  /// The state of the tag around the nodes that are being read.
  private struct Context {
    /// The name to be closed, and where it was opened; `nil` for the whole template.
    var opening: (name: String, location: SourceLocation)?
    /// Tells whether all before on the line was space.
    var isAtLineStart = true
    /// Tells whether the nodes are directly within `{{<name}}`.
    var isInherited = false
    /// Tells whether they are within `{{<name}}`, where blocks are moved to the left by the
    /// indentation of their first line.
    var isWithinInherited = false
    var indentation: Int?
    /// The number of tags around.
    var depth = 0
    /// The nodes read so far.
    var nodes: [TemplateNode] = []
    /// Space in front of what follows, which is in none of the nodes yet.
    var space = ""
    /// Tells whether it has been reported since the last tag that there is more than blocks.
    var isReported = false

    /// The state at the beginning of what is within a tag.
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
    var diagnostics = parser.reader.diagnostics + parser.diagnostics
    if text.holdsControlCharacters { diagnostics += text.controlCharacterDiagnostics(file: file) }
    return (nodes, diagnostics)
  }

  /// Reads up to the end of the tag around; `nil` if it makes no sense to read on.
  private mutating func parse(_ context: Context) -> [TemplateNode]? {
    var context = context
    while !reader.isAtEnd {
      guard readText(&context), let tag = reader.readTag() else { continue }
      let isAlone = begin(tag, &context)
      guard context.depth < Self.greatestDepth || tag.isValue || tag.kind == "/" else {
        reportDepth(tag.location)
        return nil
      }
      if tag.kind == "!" { continue }
      if tag.kind == "/" { return close(tag, isAlone: isAlone, &context) }
      guard let content = content(of: tag, isAlone: isAlone, &context) else { return nil }
      context.nodes.append(TemplateNode(content: content, location: tag.location))
    }
    guard let opening = context.opening else { return context.nodes }
    report(
      opening.location, "'\(opening.name)' is opened here and never closed", nil,
      "write '{{/\(opening.name)}}'")
    return nil
  }
}

// MARK: Text

extension TemplateParser {
  /// Reads up to a tag or past the end of the line, and gives whether a tag follows.
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

  /// The space in front of a line, as far as it stays.
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
  /// Looks at what is around a tag, and gives whether it is alone on its line.
  private mutating func begin(_ tag: TemplateReader.Tag, _ context: inout Context) -> Bool {
    context.isReported = false
    if context.isInherited, !"$/!".contains(tag.kind ?? " ") { reportStray(tag.location) }
    let isAlone = !tag.isValue && context.isAtLineStart && reader.skipRestOfLine()
    context.isAtLineStart = isAlone
    return isAlone
  }

  /// Returns the nodes inside the tag that ends here; `nil` if it is not the one that is open.
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

  /// The meaning of a tag; `nil` if it makes no sense to read on.
  private mutating func content(
    of tag: TemplateReader.Tag, isAlone: Bool, _ context: inout Context
  ) -> NodeContent? {
    switch tag.kind {
    case "#", "^": section(tag, isAlone: isAlone, &context)
    case ">": partial(tag, isAlone: isAlone, &context)
    case "<": inherited(tag, &context)
    case "$": block(tag, &context)
    default: variable(tag, &context)
    }
  }

  private mutating func section(
    _ tag: TemplateReader.Tag, isAlone: Bool, _ context: inout Context
  ) -> NodeContent? {
    if !isAlone { addSpace(&context) }
    guard let children = parse(context.inner(tag)) else { return nil }
    return .section(ValueName(tag.name), inverted: tag.kind == "^", children)
  }

  private func partial(
    _ tag: TemplateReader.Tag, isAlone: Bool, _ context: inout Context
  ) -> NodeContent {
    let indentation = isAlone ? context.space : ""
    addSpace(&context)
    return .partial(tag.name, indentation: indentation)
  }

  private mutating func inherited(
    _ tag: TemplateReader.Tag, _ context: inout Context
  ) -> NodeContent? {
    let indentation = context.space
    addSpace(&context)
    var inner = context.inner(tag)
    inner.isAtLineStart = true
    inner.isInherited = true
    inner.isWithinInherited = true
    guard let children = parse(inner) else { return nil }
    return .inherited(tag.name, blocks: Self.blocks(of: children), indentation: indentation)
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

  private mutating func block(
    _ tag: TemplateReader.Tag, _ context: inout Context
  ) -> NodeContent? {
    let indentation = context.space
    if !context.isInherited { addSpace(&context) }
    guard let children = parse(context.inner(tag)) else { return nil }
    return .block(tag.name, children, indentation: indentation)
  }

  private func variable(_ tag: TemplateReader.Tag, _ context: inout Context) -> NodeContent {
    addSpace(&context)
    return .variable(ValueName(tag.name), raw: tag.kind != nil)
  }
}

extension String {
  /// The name of the outermost transform, by which a section over what it gives may be closed:
  /// `{{#sorted(pages, "title")}}…{{/sorted}}`; `nil` for one that takes nothing besides and is given
  /// nothing.
  fileprivate var transformName: String? {
    guard let call = ValueName(self).transforms.first,
      let transform = ValueTransform(rawValue: call.name),
      !transform.parameters.isEmpty || !call.arguments.isEmpty
    else { return nil }
    return call.name
  }
}

// MARK: Faults

extension TemplateParser {
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
