package import Diagnostics

/// Checks the tags of templates against the values of pages, and reports unknown names.
///
/// As in Mustache, a name is looked up in the current value, then outwards.
package struct TemplateChecker {
  private let library: TemplateLibrary
  private var found: [SourceLocation: Diagnostic] = [:]
  /// Errors of tags such as `index()` that need a list, for calls of the template outside any
  /// list.
  private var unplaced: [SourceLocation: Diagnostic] = [:]
  /// The locations of such tags for which some call of the template has a list open.
  private var placed: Set<SourceLocation> = []
  /// The templates that call themselves endlessly, by which no page can be rendered.
  package private(set) var endless: Set<String> = []
  /// The calls being followed, so that a recursive template is followed once.
  private var path: [CheckedCall] = []
  /// The output form of the template being checked.
  private var form = OutputForm.html
  /// The sections being followed, outermost first.
  private var sections: [ValueName] = []
  /// The calls that the template being checked has led to so far.
  private var calls = 0

  private struct CheckedCall {
    let name: String
    let blocks: Set<String>
    /// Indicates whether it is called for an element of a list; `nil` if that is not known.
    let isElement: Bool?
    /// The number of sections around it.
    let depth: Int
  }

  private typealias Blocks = [String: [TemplateNode]]

  package init(library: TemplateLibrary) { self.library = library }

  /// The errors, each reported once even if many templates call the one that contains it.
  package var diagnostics: [Diagnostic] {
    let unplaced = unplaced.filter { !placed.contains($0.key) }
    return (Array(found.values) + Array(unplaced.values)).sorted()
  }

  /// Checks a template and all that it calls against the values that its pages supply.
  package mutating func check(_ template: String, against shape: ValueShape) {
    form = OutputForm(ofTemplate: template)
    calls = 0
    follow(template, TemplateScopes(shape, in: form), [:], at: nil)
  }

  private mutating func follow(
    _ name: String, _ scopes: TemplateScopes, _ blocks: Blocks, at location: SourceLocation?
  ) {
    guard let template = library.templates[name] else { return }
    let call = CheckedCall(
      name: name, blocks: Set(blocks.keys), isElement: scopes.isElement, depth: sections.count)
    if let earlier = path.last(where: {
      $0.name == name && $0.blocks == call.blocks && $0.isElement == call.isElement
    }) {
      if let location, isEndless(sections[earlier.depth...], scopes) {
        endless.insert(name)
        found[location] = Diagnostic(
          .endlessTemplate, at: location, "the template '\(name)' calls itself endlessly",
          explanation: "A template may call itself only for a part of the current value.",
          suggestion: "call it inside a section over a part of the current value, such as "
            + "'{{#children}}'")
      }
      return
    }
    calls += 1
    guard path.count < Self.greatestDepth, calls < Self.mostCalls else {
      guard let location else { return }
      endless.insert(name)
      found[location] = Diagnostic(
        .endlessTemplate, at: location,
        path.count < Self.greatestDepth
          ? "the template '\(name)' is called more than \(Self.mostCalls) times for a page"
          : "the template '\(name)' is called through more than \(Self.greatestDepth) others",
        explanation: "Calls multiply when templates that call others are called repeatedly.",
        suggestion: "put the common part into one template, and call it once")
      return
    }
    path.append(call)
    check(template.nodes, scopes, blocks)
    path.removeLast()
  }

  private static let greatestDepth = 100
  /// The maximum number of calls that a page's template may lead to, not counting list elements.
  private static let mostCalls = 10_000

  /// Indicates whether the sections around a recursive call open each time, so that it never ends.
  ///
  /// The recursion ends if a section is over a member of the value that the previous one opened,
  /// as with headings and their subheadings, because the supplied data is finite.
  private func isEndless(_ sections: ArraySlice<ValueName>, _ scopes: TemplateScopes) -> Bool {
    var scopes = scopes
    // No data is nested more deeply than this.
    for _ in 0..<600 {
      for name in sections {
        guard case .shape(let shape) = scopes.find(name) else { return false }
        if case .unknown = shape.opening { return false }
        scopes = scopes.opening(shape)
      }
      if sections.isEmpty { break }
    }
    return true
  }

  private mutating func check(_ nodes: [TemplateNode], _ scopes: TemplateScopes, _ blocks: Blocks) {
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
        check(children, inverted ? scopes : scopes.opening(shape), blocks)
        if !inverted { sections.removeLast() }
      case .partial(let name, _):
        follow(name, scopes, blocks, at: node.location)
      case .inherited(let name, let given, _):
        // A block given by an outer template takes precedence.
        let given = given.mapValues(\.nodes)
        follow(name, scopes, given.merging(blocks) { _, outer in outer }, at: node.location)
      case .block(let name, let standard, _):
        check(blocks[name] ?? standard, scopes, blocks.filter { $0.key != name })
      }
    }
  }

  /// Returns the shape of a name's value; `nil` if it is unknown.
  ///
  /// A missing or unfit value is reported.
  private mutating func resolve(
    _ name: ValueName, _ scopes: TemplateScopes, _ node: TemplateNode
  ) -> ValueShape? {
    if name.isOfPosition, scopes.isElement != false { placed.insert(node.location) }
    switch scopes.find(name) {
    case .shape(let shape): return shape
    case .unknown: return nil
    case .missing(let part, let known, let prefix):
      report(part, node, known: known, after: prefix)
    case .unfit(let message, let suggestion):
      found[node.location] = Diagnostic(
        .wrongValue, at: node.location, message, suggestion: suggestion)
    case .unplaced(let name):
      unplaced[node.location] = Diagnostic(
        .wrongValue, at: node.location,
        "'\(name)' needs a list, and no list is open here",
        suggestion: "write it inside a section over a list, such as '{{#pages}}'")
    }
    return nil
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
      explanation: names.isEmpty ? nil : "Known values: \(names.joined(separator: ", ")).",
      suggestion: meant.map { "did you mean '\($0)'?" } ?? Self.way(to: name, after: prefix),
      replacement: meant.flatMap {
        Replacement(of: full, at: node.location, by: $0, mayBeQuoted: false)
      })
  }

  /// Returns a suggestion of how to supply an unknown name.
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
      message = "'\(name.name)' is a text and would not be escaped here"
      suggestion = "write '{{\(name.name)}}'"
    } else if form == .markdown, shape.kinds.contains(.html) {
      message = "'\(name.name)' is HTML, which a Markdown template cannot show"
      suggestion = nil
    } else if !raw, !shape.kinds.isDisjoint(with: [.html, .rich]) {
      message = "'\(name.name)' is \(form.rawValue) and would be escaped here"
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
