package import Diagnostics

/// Follows the tags of templates over the shape of what pages supply, and reports each name that
/// leads nowhere.
///
/// A name is looked up as Mustache does it: in the value at hand, then outwards.
package struct TemplateChecker {
  private let library: TemplateLibrary
  private var found: [SourceLocation: Diagnostic] = [:]
  /// The templates that call themselves without end, which no page can be shown by.
  package private(set) var endless: Set<String> = []
  /// The templates being followed, so that one that calls itself is followed once.
  private var path: [Call] = []
  /// The sections being followed, outermost first.
  private var sections: [ValueName] = []

  private struct Call {
    let name: String
    let blocks: Set<String>
    /// The number of sections around it.
    let depth: Int
  }

  private typealias Blocks = [String: [TemplateNode]]
  /// The values at hand, outermost first; `nil` is one of which nothing is known.
  private typealias Scopes = [ValueShape?]

  package init(library: TemplateLibrary) { self.library = library }

  /// What was found, without the same twice for a template that many others call.
  package var diagnostics: [Diagnostic] { found.values.sorted() }

  /// Checks a template and all it calls against what the pages that use it supply.
  package mutating func check(_ template: String, against shape: ValueShape) {
    follow(template, [shape], [:], at: nil)
  }

  private mutating func follow(
    _ name: String, _ scopes: Scopes, _ blocks: Blocks, at location: SourceLocation?
  ) {
    guard let template = library.templates[name] else { return }
    let call = Call(name: name, blocks: Set(blocks.keys), depth: sections.count)
    if let earlier = path.last(where: { $0.name == name && $0.blocks == call.blocks }) {
      if let location, isEndless(sections[earlier.depth...], scopes) {
        endless.insert(name)
        found[location] = .endless(name, at: location)
      }
      return
    }
    path.append(call)
    check(template.nodes, scopes, blocks)
    path.removeLast()
  }

  /// Whether sections around a template's call of itself are open each time, so that it never ends.
  ///
  /// It ends where a section is over something that what the section before opened holds itself, as
  /// with headings and those below them: what pages supply is finite.
  private func isEndless(_ sections: ArraySlice<ValueName>, _ scopes: Scopes) -> Bool {
    var scopes = scopes
    // No data are nested more deeply than this.
    for _ in 0..<600 {
      for name in sections {
        guard case .shape(let shape) = find(name, scopes) else { return false }
        switch shape.opening {
        case .nothing: break
        case .unknown: return false
        case .shape(let shape): scopes.append(shape)
        }
      }
      if sections.isEmpty { break }
    }
    return true
  }

  private mutating func check(_ nodes: [TemplateNode], _ scopes: Scopes, _ blocks: Blocks) {
    for node in nodes {
      switch node.content {
      case .text: break
      case .variable(let name, let raw):
        if let shape = resolve(name, scopes, node) {
          checkKind(of: shape, name, raw: raw, node)
        }
      case .section(let name, let inverted, let children):
        let shape = resolve(name, scopes, node)
        if !inverted { sections.append(name) }
        check(children, inverted ? scopes : scopes + opening(of: shape), blocks)
        if !inverted { sections.removeLast() }
      case .partial(let name, _):
        follow(name, scopes, blocks, at: node.location)
      case .inherited(let name, let given, _):
        // A block given further outside takes precedence.
        let given = given.mapValues(\.nodes)
        follow(name, scopes, given.merging(blocks) { _, outer in outer }, at: node.location)
      case .block(let name, let standard, _):
        check(blocks[name] ?? standard, scopes, blocks.filter { $0.key != name })
      }
    }
  }

  private func opening(of shape: ValueShape?) -> Scopes {
    guard let shape else { return [nil] }
    switch shape.opening {
    case .nothing: return []
    case .unknown: return [nil]
    case .shape(let shape): return [shape]
    }
  }

  /// What is known of a name's value.
  private enum Finding {
    case shape(ValueShape)
    /// There is one, of which nothing is known.
    case unknown
    /// There is none: the part of the name that leads nowhere, the names there are, and the parts
    /// before.
    case missing(String, known: [String], after: String?)
  }

  private func find(_ name: ValueName, _ scopes: Scopes) -> Finding {
    guard let first = name.parts.first else {
      if name.isLocal || name.transforms.isEmpty { return finding(scopes.last ?? nil, name) }
      // `first()` and `index()` need only the place of an element in its list.
      return .shape(ValueShape(of: name.transforms.last == "index" ? 0 : true))
    }
    let reachable = name.isLocal ? scopes.suffix(1) : scopes[...]
    guard let holder = reachable.last(where: { $0?.members[first] != nil }),
      var shape = holder?.members[first]
    else {
      if reachable.contains(where: { $0 == nil }) { return .unknown }
      return .missing(
        first, known: reachable.flatMap { $0?.members.keys.sorted() ?? [] }, after: nil)
    }
    for (index, part) in name.parts.enumerated().dropFirst() {
      guard let next = shape.members[part] else {
        if shape.kinds.isSubset(of: [.bool]) { return .unknown }
        return .missing(
          part, known: shape.members.keys.sorted(),
          after: name.parts[..<index].joined(separator: "."))
      }
      shape = next
    }
    return finding(shape, name)
  }

  private func finding(_ shape: ValueShape?, _ name: ValueName) -> Finding {
    var shape = shape
    for transform in name.transforms.reversed().compactMap(ValueTransform.init) {
      shape = shape?.applying(transform)
    }
    return shape.map(Finding.shape) ?? .unknown
  }

  /// The shape of a name's value; `nil` if nothing is known of it, or there is none, which is
  /// reported.
  private mutating func resolve(
    _ name: ValueName, _ scopes: Scopes, _ node: TemplateNode
  ) -> ValueShape? {
    switch find(name, scopes) {
    case .shape(let shape): return shape
    case .unknown: return nil
    case .missing(let part, let known, let prefix):
      report(part, node, known: known, after: prefix)
      return nil
    }
  }

  private mutating func report(
    _ name: String, _ node: TemplateNode, known: [String], after prefix: String?
  ) {
    let full = prefix.map { "\($0).\(name)" } ?? name
    let names = Set(known).sorted()
    let meant = TypoSuggestion.best(for: name, in: names, limit: 1).first
      .map { near in prefix.map { "\($0).\(near)" } ?? near }
    found[node.location] = Diagnostic(
      .unknownValue, at: node.location, "no page supplies '\(full)'",
      explanation: names.isEmpty ? nil : "Supplied are: \(names.joined(separator: ", ")).",
      suggestion: meant.map { "did you mean '\($0)'?" } ?? Self.way(to: name, after: prefix),
      replacement: meant.flatMap {
        Replacement(of: full, at: node.location, by: $0, mayBeQuoted: false)
      })
  }

  /// How a name that no page supplies could be supplied.
  private static func way(to name: String, after prefix: String?) -> String? {
    prefix == StandardValue.extra.rawValue
      ? "write '\(name)' under 'extra' in the front matter of a text" : nil
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
    } else if let kind = shape.kinds.unshowable {
      message = "'\(name.name)' is \(kind), which cannot be shown as it is"
      suggestion = "open it as a section: '{{#\(name.name)}}…{{/\(name.name)}}'"
    } else {
      return
    }
    found[node.location] = Diagnostic(
      .wrongValue, at: node.location, message, suggestion: suggestion)
  }
}

extension Diagnostic {
  fileprivate static func endless(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .endlessTemplate, at: location, "the template '\(name)' calls itself without end",
      explanation: "What is shown inside of itself must become less each time.",
      suggestion:
        "call it inside a section over what the value at hand holds, such as '{{#children}}'")
  }
}
