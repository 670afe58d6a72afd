import Diagnostics

/// A tag of a template, and where it stands.
struct TemplateTag: Sendable {
  let content: Content
  let location: SourceLocation

  indirect enum Content: Sendable {
    /// `{{name}}`, or `{{{name}}}` and `{{&name}}`.
    case variable(ValueName, raw: Bool)
    /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}`.
    case section(ValueName, inverted: Bool, [TemplateTag])
    /// `{{>name}}`.
    case partial(String)
    /// `{{<name}}{{$block}}…{{/block}}{{/name}}`.
    case inherited(String, blocks: [String: [TemplateTag]])
    /// `{{$block}}…{{/block}}` outside of the above: what stands there unless a block of that name is given.
    case block(String, [TemplateTag])
  }
}

extension TemplateTag {
  /// Hands over every tag of some, and those inside them, in order.
  static func visit(_ tags: [TemplateTag], _ body: (TemplateTag) -> Void) {
    for tag in tags {
      body(tag)
      switch tag.content {
      case .variable, .partial: break
      case .section(_, _, let children), .block(_, let children): visit(children, body)
      case .inherited(_, let blocks):
        for block in blocks.sorted(by: { $0.key < $1.key }) { visit(block.value, body) }
      }
    }
  }
}

/// The name of a value in a template: `page.title`, `.`, or `count(items)`.
struct ValueName: Sendable {
  /// The names between the full stops; empty for the value at hand.
  let parts: [String]
  /// Whether only the value at hand is asked, as in `.title`.
  let isLocal: Bool
  /// What is done to the value, the last to be done first.
  let transforms: [String]

  init(_ text: String) {
    let pieces = text.split(separator: "(", omittingEmptySubsequences: false)
    transforms = pieces.dropLast().map(String.init)
    let name = (pieces.last ?? "").filter { $0 != ")" }
    parts = name.split(separator: ".").map(String.init)
    isLocal = name.hasPrefix(".")
  }

  /// The value's name without what is done to it.
  var name: String { (isLocal ? "." : "") + parts.joined(separator: ".") }
}
