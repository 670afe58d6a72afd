package import Diagnostics

/// A template that has been read.
package struct Template: Sendable {
  /// The file, as messages name it.
  package let file: String
  /// The content of the file.
  package let text: String
  let nodes: [TemplateNode]
}

/// The templates of a site, each parsed once.
package struct TemplateLibrary: Sendable {
  /// The templates, by name.
  package let templates: [String: Template]
  /// The templates that do not parse, or call one that there is not.
  private let broken: Set<String>
  /// The templates that call themselves without end, as far as the pages at hand show.
  package var endless: Set<String> = []

  /// Reads templates, as far as they are without fault.
  ///
  /// - Parameters:
  ///   - sources: The templates' texts, each of another name.
  ///   - collector: Receives every tag that does not parse, and every partial that does not exist;
  ///     nothing is rendered by such a template.
  package init(_ sources: [TemplateSource], reportingTo collector: DiagnosticCollector) {
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
      let diagnostics = Self.missingPartials(
        template.nodes, form, known: templates.keys.filter { OutputForm(ofTemplate: $0) == form })
      if !diagnostics.isEmpty { broken.insert(name) }
      collector.report(contentsOf: diagnostics)
    }
    self.templates = templates
    self.broken = broken
    collector.report(contentsOf: unknownBlocks())
  }

  /// The names of the templates that differ from those of another library.
  package func changes(since other: TemplateLibrary) -> Set<String> {
    Set(templates.keys).union(other.templates.keys)
      .filter { templates[$0]?.text != other.templates[$0]?.text }
      .union(endless.symmetricDifference(other.endless))
  }

  /// The first parts of the names of all values that a template names.
  package func namedValues(in name: String) -> Set<String> {
    var names: Set<String> = []
    TemplateNode.visit(templates[name]?.nodes ?? []) { node in
      switch node.content {
      case .variable(let value, _), .section(let value, _, _):
        names.formUnion(value.namedValues)
      case .text, .partial, .inherited, .block: break
      }
    }
    return names
  }

  /// The first parts of the names of all values that any template names.
  package var namedValues: Set<String> {
    templates.keys.reduce(into: []) { $0.formUnion(namedValues(in: $1)) }
  }

  /// Tells whether a template and all that it calls are without fault, so that pages can be
  /// rendered.
  package func isWhole(_ name: String) -> Bool {
    if broken.isEmpty, endless.isEmpty { return true }
    return broken.union(endless).isDisjoint(with: calledTemplates(from: name))
  }

  /// The names of all templates, sorted.
  package var names: [String] { templates.keys.sorted() }

  private static func missingPartials(
    _ nodes: [TemplateNode], _ form: OutputForm, known: [String]
  ) -> [Diagnostic] {
    let known = known.sorted()
    var found: [Diagnostic] = []
    TemplateNode.visit(nodes) { node in
      switch node.content {
      case .partial(let name, _), .inherited(let name, _, _):
        found += missing(name, node.location, form, known)
      case .text, .variable, .section, .block: break
      }
    }
    return found
  }

  private static func missing(
    _ name: String, _ location: SourceLocation, _ form: OutputForm, _ known: [String]
  ) -> [Diagnostic] {
    guard !known.contains(name) else { return [] }
    let purpose = form == .html ? "" : " for \(form.words)"
    return [
      Diagnostic(
        .unknownPartial, at: location, "there is no template '\(name)'\(purpose)",
        explanation: "Templates are: \(known.joined(separator: ", "))."
      )
      .suggesting(nearestTo: name, in: known)
    ]
  }
}

/// A template's text, and where it comes from.
package struct TemplateSource: Sendable {
  /// The template's name.
  package let name: String
  /// The file, as messages name it.
  package let file: String
  /// The bytes; `nil` if it cannot be read.
  package let text: String?

  /// Creates a source.
  package init(name: String, file: String, text: String?) {
    self.name = name
    self.file = file
    self.text = text
  }
}

extension TemplateLibrary {
  /// A template and all that it calls, directly or not, in order of first mention.
  package func calledTemplates(from name: String) -> [String] {
    var result = [name]
    var next = 0
    while next < result.count {
      for called in Self.calls(templates[result[next]]?.nodes ?? []) where !result.contains(called)
      {
        result.append(called)
      }
      next += 1
    }
    return result
  }

  private static func calls(_ nodes: [TemplateNode]) -> [String] {
    var names: [String] = []
    TemplateNode.visit(nodes) { node in
      switch node.content {
      case .partial(let name, _), .inherited(let name, _, _): names.append(name)
      case .text, .variable, .section, .block: break
      }
    }
    return names
  }
}
