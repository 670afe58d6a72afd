import Diagnostics
import Documents

/// Replaces the shortcodes of a text by Markdown, as far as their meaning is known.
struct ShortcodePass {
  private let nodes: [ShortcodeNode]
  private let source: ShortcodeText

  init(_ marks: [ShortcodeMark], _ source: ShortcodeText) {
    nodes = ShortcodeNode.nodes(marks)
    self.source = source
  }

  /// Replaces the marks of a text; unknown ones are shown as code.
  func replace(in text: inout TrackedText) {
    guard !nodes.isEmpty else { return }
    let prose = Prose(text)
    let edits = nodes.flatMap { self.edits($0, text, prose) }
    text.apply(edits)
  }

  private func edits(_ node: ShortcodeNode, _ text: TrackedText, _ prose: Prose) -> [TextEdit] {
    let mark = node.mark
    let isCode = prose.isCode(at: mark.range.lowerBound)
    if case .example(let shown) = mark.kind {
      return [TextEdit(mark.range, isCode ? shown : QuotedCode.span(shown))]
    }
    if mark.kind == .comment { return [TextEdit(node.whole, "")] }
    let within = node.children.flatMap { edits($0, text, prose) }
    if let replacement = replacement(node, text, within), !isCode || node.closing == nil {
      if let remark = replacement.remark {
        source.log.report(
          .markChanged, at: text.location(mark.range.lowerBound),
          "the shortcode '\(mark.name)' was replaced: \(remark)")
      }
      return [edit(node.whole, replacement, text)]
    }
    let kept = KeptMark(mark.range, in: text)
    source.log.report(
      .markKept, at: text.location(mark.range.lowerBound),
      "the shortcode '\(mark.name)' is kept as it is written",
      explanation: isCode ? "It is part of code." : kept.explanation,
      suggestion: "define it by a template 'templates/directives/\(mark.name).mustache'")
    guard !isCode else { return [] }
    let closing = node.closing.flatMap { KeptMark($0, in: text).edit }
    return [kept.edit, closing].compactMap(\.self) + within
  }

  private func replacement(
    _ node: ShortcodeNode, _ text: TrackedText, _ within: [TextEdit]
  ) -> ShortcodeReplacement? {
    let name = node.mark.name
    if node.mark.kind == .closing { return nil }
    if ["ref", "relref"].contains(name), let path = node.mark.arguments.value(at: 0, or: "path") {
      return ShortcodeReplacement(text: LinkMarks.reference(path))
    }
    if ["param", "params"].contains(name), let key = node.mark.arguments.value(at: 0) {
      return source.value(named: key).map { ShortcodeReplacement(text: $0) }
    }
    let inner = node.inner.map { range in
      var part = TrackedText(text.string(range), file: text.file)
      part.apply(
        within.map {
          TextEdit(
            ($0.range.lowerBound - range.lowerBound)..<($0.range.upperBound - range.lowerBound),
            $0.text)
        })
      return part.string
    }
    return UsualShortcodes.replacement(
      ShortcodeCall(name: name, arguments: node.mark.arguments, inner: inner))
  }

  /// Puts a block replacement on its own lines, indented like the mark.
  private func edit(
    _ range: Range<Int>, _ replacement: ShortcodeReplacement, _ text: TrackedText
  ) -> TextEdit {
    guard replacement.isBlock else { return TextEdit(range, replacement.text) }
    let start = text.bytes.lineStart(range.lowerBound)
    let prefix = start..<range.lowerBound
    let isAlone = text.bytes.isBlank(prefix)
    let indent = isAlone ? text.string(prefix) : ""
    let body = replacement.text.hanging(by: indent)
    let end = text.bytes.lineEnd(range.upperBound)
    let isLast = text.bytes.isBlank(range.upperBound..<end)
    return TextEdit(range, (isAlone ? "" : "\n\n") + body + (isLast ? "" : "\n\n"))
  }
}

extension ShortcodeText {
  /// Returns a value of the text's front matter by its name.
  func value(named key: String) -> String? {
    switch key {
    case "title": return fields.title
    case "description", "summary": return fields.summary
    case "date": return fields.date
    default: break
    }
    let keys = key.split(separator: ".").map(String.init)
    var entries: [MappingEntry]? = fields.extra
    var value: Value?
    for key in keys {
      value = entries?.first { $0.key == key }?.value
      entries = value?.entries
    }
    return value?.text
  }
}

/// A shortcode with its converted content, ready to be replaced.
struct ShortcodeCall {
  let name: String
  let arguments: ShortcodeArguments
  /// The converted text between its marks; `nil` if there is no closing mark.
  let inner: String?
}

struct ShortcodeReplacement {
  /// The Markdown.
  let text: String
  /// Indicates whether it needs its own lines.
  var isBlock = false
  /// A remark about what readers no longer see, if there is anything.
  var remark: String?

  /// Returns a replacement on its own lines, below a title if there is one.
  static func block(_ text: String, title: String? = nil, remark: String? = nil) -> Self {
    Self(text: (title.map { "**\($0)**\n\n" } ?? "") + text, isBlock: true, remark: remark)
  }
}
