package import Diagnostics

/// A template that has been read.
package struct Template: Sendable {
  /// The path of the file, as messages show it.
  package let file: String
  package let text: String
  let nodes: [TemplateNode]
}

/// The templates of a site, each parsed once.
package struct TemplateLibrary: Sendable {
  package let templates: [String: Template]
  /// The templates that do not parse or that call a missing one.
  private let broken: Set<String>
  /// The templates that call themselves endlessly with the values of the current pages.
  package var endless: Set<String> = []

  /// A template's name, its file as messages show it, and its text; `nil` if it cannot be read.
  package typealias Source = (name: String, file: String, text: String?)

  /// Reads templates and reports their errors.
  ///
  /// - Parameters:
  ///   - sources: The texts of the templates, with unique names.
  ///   - collector: Receives every tag that does not parse, and every partial or block that does
  ///     not exist. A template with an error in a tag or a partial renders nothing.
  package init(_ sources: [Source], reportingTo collector: DiagnosticCollector) {
    var templates: [String: Template] = [:]
    var broken: Set<String> = []
    for source in sources {
      let (nodes, diagnostics) = TemplateParser.parse(source.text ?? "", file: source.file)
      templates[source.name] = Template(file: source.file, text: source.text ?? "", nodes: nodes)
      if source.text == nil || !diagnostics.isEmpty { broken.insert(source.name) }
      collector.report(contentsOf: diagnostics)
    }
    for (name, template) in templates {
      let form = OutputForm(ofTemplate: name)
      let diagnostics = template.missingTemplates(
        form, known: templates.keys.filter { OutputForm(ofTemplate: $0) == form })
      if !diagnostics.isEmpty { broken.insert(name) }
      collector.report(contentsOf: diagnostics)
    }
    self.templates = templates
    self.broken = broken
    collector.report(contentsOf: unknownBlocks())
  }

  /// Returns the names of the templates that differ from those of another library.
  package func changes(since other: TemplateLibrary) -> Set<String> {
    Set(templates.keys).union(other.templates.keys)
      .filter { templates[$0]?.text != other.templates[$0]?.text }
      .union(endless.symmetricDifference(other.endless))
  }

  /// Returns the first parts of all value names in a template.
  package func namedValues(in name: String) -> Set<String> {
    nodes(of: name).reduce(into: []) { names, node in
      switch node.content {
      case .variable(let value, _), .section(let value, _, _):
        names.formUnion(value.namedValues)
      case .text, .partial, .inherited, .block: break
      }
    }
  }

  /// The first parts of all value names in templates.
  package var namedValues: Set<String> {
    templates.keys.reduce(into: []) { $0.formUnion(namedValues(in: $1)) }
  }

  /// Returns whether a template exists, and it and all that it calls have no errors.
  package func isWhole(_ name: String) -> Bool {
    guard templates[name] != nil else { return false }
    if broken.isEmpty, endless.isEmpty { return true }
    return broken.union(endless).isDisjoint(with: calledTemplates(from: name))
  }

  /// The names of all templates, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// Returns a template and all that it calls, directly or indirectly, in order of first mention.
  package func calledTemplates(from name: String) -> [String] {
    var result = [name]
    var next = 0
    while next < result.count {
      for called in nodes(of: result[next]).compactMap(\.calledTemplate)
      where !result.contains(called) {
        result.append(called)
      }
      next += 1
    }
    return result
  }

  private func nodes(of template: String) -> [TemplateNode] { templates[template]?.nodes.all ?? [] }
}

// MARK: Errors

extension Template {
  /// Returns an error for each call of a missing template.
  fileprivate func missingTemplates(_ form: OutputForm, known: [String]) -> [Diagnostic] {
    let known = known.sorted()
    let purpose = form == .html ? "" : " for \(form.rawValue)"
    return nodes.all.compactMap { node in
      guard let name = node.calledTemplate, !known.contains(name) else { return nil }
      return Diagnostic(
        .unknownPartial, at: node.location, "there is no template '\(name)'\(purpose)",
        explanation: "Known templates: \(known.joined(separator: ", "))."
      )
      .suggesting(nearestTo: name, in: known)
    }
  }
}

extension TemplateLibrary {
  /// Returns an error for each block that the inherited template lacks and would not show.
  private func unknownBlocks() -> [Diagnostic] {
    templates.values.flatMap(\.nodes.all).flatMap { node -> [Diagnostic] in
      guard case .inherited(let parent, let blocks, _) = node.content, isWhole(parent)
      else { return [] }
      let known = blockNames(of: parent)
      return blocks.filter { !known.contains($0.key) }.map { name, block in
        Diagnostic(
          .unknownBlock, at: block.location, "the template '\(parent)' has no block '\(name)'",
          explanation: known.isEmpty
            ? "It has no blocks." : "Known blocks: \(known.sorted().joined(separator: ", "))."
        )
        .suggesting(nearestTo: name, in: known)
      }
    }
  }

  private func blockNames(of template: String) -> Set<String> {
    Set(
      calledTemplates(from: template).flatMap(nodes).compactMap { node in
        if case .block(let name, _, _) = node.content { name } else { nil }
      })
  }
}

// MARK: What it is made of

struct TemplateNode: Sendable {
  let content: NodeContent
  let location: SourceLocation
}

/// The content that a template provides for a block of the one that it inherits.
struct InheritedBlock: Sendable {
  let location: SourceLocation
  let nodes: [TemplateNode]
}

indirect enum NodeContent: Sendable {
  /// Text up to a tag or the line's end; a tag that is alone on its line leaves none there.
  case text(String)
  /// `{{name}}`, or `{{{name}}}` and `{{&name}}`.
  case variable(ValueName, raw: Bool)
  /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}`.
  case section(ValueName, inverted: Bool, [TemplateNode])
  /// `{{>name}}`; alone on its line, it indents the partial's output.
  case partial(String, indentation: String)
  /// `{{<name}}{{$block}}…{{/block}}{{/name}}`.
  case inherited(String, blocks: [String: InheritedBlock], indentation: String)
  /// `{{$block}}…{{/block}}` in any other position: the default content of the block.
  case block(String, [TemplateNode], indentation: String)
}

extension TemplateNode {
  fileprivate var calledTemplate: String? {
    switch content {
    case .partial(let name, _), .inherited(let name, _, _): name
    case .text, .variable, .section, .block: nil
    }
  }

  fileprivate var children: [TemplateNode] {
    switch content {
    case .text, .variable, .partial: []
    case .section(_, _, let children), .block(_, let children, _): children
    case .inherited(_, let blocks, _): blocks.sorted { $0.key < $1.key }.flatMap(\.value.nodes)
    }
  }
}

extension [TemplateNode] {
  /// All nodes, including nested ones, in order.
  fileprivate var all: [TemplateNode] { flatMap { [$0] + $0.children.all } }
}
