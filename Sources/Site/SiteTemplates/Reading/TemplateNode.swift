import Diagnostics

/// A piece of a template: text, or a tag and where it is.
struct TemplateNode: Sendable {
  let content: NodeContent
  let location: SourceLocation
}

/// The content that a template gives for a block of the one that it inherits.
struct InheritedBlock: Sendable {
  let location: SourceLocation
  let nodes: [TemplateNode]
}

indirect enum NodeContent: Sendable {
  /// Text up to a tag or to the end of its line; one that is alone on its line leaves none
  /// there.
  case text(String)
  /// `{{name}}`, or `{{{name}}}` and `{{&name}}`.
  case variable(ValueName, raw: Bool)
  /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}`.
  case section(ValueName, inverted: Bool, [TemplateNode])
  /// `{{>name}}`; alone on its line it indents what it brings.
  case partial(String, indentation: String)
  /// `{{<name}}{{$block}}…{{/block}}{{/name}}`.
  case inherited(String, blocks: [String: InheritedBlock], indentation: String)
  /// `{{$block}}…{{/block}}` outside of the above: what is there unless a block of that name is
  /// given.
  case block(String, [TemplateNode], indentation: String)
}

extension TemplateNode {
  /// Visits every node of some, and those inside them, in order.
  static func visit(_ nodes: [TemplateNode], _ body: (TemplateNode) -> Void) {
    for node in nodes {
      body(node)
      switch node.content {
      case .text, .variable, .partial: break
      case .section(_, _, let children), .block(_, let children, _): visit(children, body)
      case .inherited(_, let blocks, _):
        for block in blocks.sorted(by: { $0.key < $1.key }) { visit(block.value.nodes, body) }
      }
    }
  }
}

/// The name of a value in a template: `page.title`, `.`, or `count(items)`.
struct ValueName: Sendable {
  /// The names between the full stops; empty for the value at hand.
  let parts: [String]
  /// Tells whether only the value at hand is looked up, as in `.title`.
  let isLocal: Bool
  /// The transforms of the value, the last to be done first.
  let transforms: [String]
  /// The value that every page supplies under the first part.
  let standard: StandardValue?
  /// The fault in the way in which it is written; `nil` if there is none.
  let syntaxError: String?

  private init(
    parts: [String], isLocal: Bool, transforms: [String], standard: StandardValue?,
    syntaxError: String?
  ) {
    self.parts = parts
    self.isLocal = isLocal
    self.transforms = transforms
    self.standard = standard
    self.syntaxError = syntaxError
  }

  init(_ text: String) {
    let pieces = text.split(separator: "(", omittingEmptySubsequences: false)
    transforms = pieces.dropLast().map(String.init)
    let name = (pieces.last ?? "").filter { $0 != ")" }
    parts = name.split(separator: ".").map(String.init)
    isLocal = name.hasPrefix(".")
    standard = parts.first.flatMap(StandardValue.init)
    syntaxError = Self.syntaxError(of: text, transforms: transforms.count)
  }

  private static func syntaxError(of text: String, transforms count: Int) -> String? {
    if text.contains(where: \.isWhitespace) { return "a name has no spaces in it" }
    let closing = String(repeating: ")", count: count)
    return text.hasSuffix(closing) && text.count(where: { $0 == ")" }) == count
      ? nil : "the parentheses do not match"
  }

  /// The same, which shares no memory with this.
  var copied: ValueName {
    ValueName(
      parts: parts.map(\.self), isLocal: isLocal, transforms: transforms, standard: standard,
      syntaxError: syntaxError)
  }

  /// Tells whether it is of the place of an element in its list, as `index()` is, and of no value.
  var isOfPosition: Bool { parts.isEmpty && !isLocal && !transforms.isEmpty }

  /// The value's name without what is done to it.
  var name: String { (isLocal ? "." : "") + parts.joined(separator: ".") }
}
