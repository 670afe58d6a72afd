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
