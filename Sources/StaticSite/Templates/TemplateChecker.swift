import Diagnostics

/// Follows the tags of templates over the shape of what pages supply, and reports each name that leads nowhere.
///
/// A name is looked up as Mustache does it: in the value at hand, then outwards.
struct TemplateChecker {
  private let library: TemplateLibrary
  private var found: [SourceLocation: Diagnostic] = [:]
  /// The templates being followed, so that one that calls itself is followed once.
  private var path: [String] = []

  private typealias Blocks = [String: [TemplateNode]]
  /// The values at hand, outermost first; `nil` is one of which nothing is known.
  private typealias Scopes = [ValueShape?]

  init(library: TemplateLibrary) { self.library = library }

  /// What was found, without the same twice for a template that many others call.
  var diagnostics: [Diagnostic] { found.values.sorted() }

  /// Checks a template and all it calls against what the pages that use it supply.
  mutating func check(_ template: String, against shape: ValueShape) {
    follow(template, [shape], [:])
  }

  private mutating func follow(_ name: String, _ scopes: Scopes, _ blocks: Blocks) {
    guard let template = library.templates[name], !path.contains(name) else { return }
    path.append(name)
    check(template.nodes, scopes, blocks)
    path.removeLast()
  }

  private mutating func check(_ nodes: [TemplateNode], _ scopes: Scopes, _ blocks: Blocks) {
    for node in nodes {
      switch node.content {
      case .text: break
      case .variable(let name, let raw):
        if case .some(.some(let shape)) = resolve(name, scopes, node) {
          checkKind(of: shape, name, raw: raw, node)
        }
      case .section(let name, let inverted, let children):
        let shape = resolve(name, scopes, node)
        check(children, inverted ? scopes : scopes + opening(of: shape), blocks)
      case .partial(let name, _):
        follow(name, scopes, blocks)
      case .inherited(let name, let given, _):
        // A block given further outside takes precedence.
        follow(name, scopes, given.merging(blocks) { _, outer in outer })
      case .block(let name, let standard, _):
        check(blocks[name] ?? standard, scopes, blocks.filter { $0.key != name })
      }
    }
  }

  private func opening(of shape: ValueShape??) -> Scopes {
    guard case .some(.some(let shape)) = shape else { return [nil] }
    switch shape.opening {
    case .nothing: return []
    case .unknown: return [nil]
    case .shape(let shape): return [shape]
    }
  }

  /// The shape of a name's value: `nil` if there is none, which is reported, and `.some(nil)` if nothing is known.
  private mutating func resolve(
    _ name: ValueName, _ scopes: Scopes, _ node: TemplateNode
  ) -> ValueShape?? {
    guard let first = name.parts.first else {
      return .some(name.transforms.isEmpty ? scopes.last ?? nil : nil)
    }
    let reachable = name.isLocal ? scopes.suffix(1) : scopes[...]
    guard let holder = reachable.last(where: { $0?.members[first] != nil }),
      var shape = holder?.members[first]
    else {
      if reachable.contains(where: { $0 == nil }) { return .some(nil) }
      report(first, node, known: reachable.flatMap { $0?.members.keys.sorted() ?? [] }, after: nil)
      return nil
    }
    for (index, part) in name.parts.enumerated().dropFirst() {
      guard let next = shape.members[part] else {
        if shape.kinds.isSubset(of: [.bool]) { return .some(nil) }
        report(
          part, node, known: shape.members.keys.sorted(),
          after: name.parts[..<index].joined(separator: "."))
        return nil
      }
      shape = next
    }
    return .some(name.transforms.isEmpty ? shape : nil)
  }

  private mutating func report(
    _ name: String, _ node: TemplateNode, known: [String], after prefix: String?
  ) {
    let full = prefix.map { "\($0).\(name)" } ?? name
    let names = Set(known).sorted()
    let near = NearMiss.best(for: name, in: names, limit: 1).first
    found[node.location] = Diagnostic(
      "unknown-value", at: node.location, "no page supplies '\(full)'",
      explanation: names.isEmpty ? nil : "Supplied are: \(names.joined(separator: ", ")).",
      suggestion: near.map { "did you mean '\(prefix.map { "\($0)." } ?? "")\($0)'?" })
  }

  private mutating func checkKind(
    of shape: ValueShape, _ name: ValueName, raw: Bool, _ node: TemplateNode
  ) {
    let message: String
    let suggestion: String?
    if raw, shape.kinds.contains(.string) {
      message = "'\(name.name)' is a text and would stand here unescaped"
      suggestion = "write '{{\(name.name)}}'"
    } else if !raw, shape.kinds.contains(.html) {
      message = "'\(name.name)' is HTML and would be escaped here"
      suggestion = "write '{{{\(name.name)}}}'"
    } else if let kind = [.list, .dictionary].first(where: shape.kinds.contains) as ValueShape.Kind?
    {
      message = "'\(name.name)' is \(kind.rawValue), which cannot be shown as it is"
      suggestion = "open it as a section: '{{#\(name.name)}}…{{/\(name.name)}}'"
    } else {
      return
    }
    found[node.location] = Diagnostic(
      "wrong-value", at: node.location, message, suggestion: suggestion)
  }
}
