public import Diagnostics

/// The templates of a site, each parsed once.
public struct TemplateLibrary: Sendable {
  let templates: [String: Template]
  /// The templates that do not parse, or call one that there is not.
  private let broken: Set<String>
  /// The templates that call themselves without end, as far as the pages at hand tell.
  var endless: Set<String> = []

  struct Template: Sendable {
    let file: String
    let text: String
    let nodes: [TemplateNode]
  }

  /// Reads all `.mustache` files below a folder; a template's name is its path there without extension.
  ///
  /// - Throws: Every file that cannot be read, tag that does not parse, and partial that does not exist.
  public init(from folder: SourceFolder) throws(DiagnosticError) {
    let collector = DiagnosticCollector()
    try self.init(from: folder, reportingTo: collector)
    try collector.throwErrors()
  }

  /// Reads all `.mustache` files below a folder, as far as they are without fault.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - collector: Told every file that cannot be read, tag that does not parse, and partial that
  ///     does not exist; nothing is rendered by such a template.
  /// - Throws: That the folder cannot be read.
  public init(
    from folder: SourceFolder, reportingTo collector: DiagnosticCollector
  ) throws(DiagnosticError) {
    var templates: [String: Template] = [:]
    var broken: Set<String> = []
    for file in try folder.files() where file.pathExtension == "mustache" {
      let name = String(file.relativePath.dropLast(".mustache".count))
      guard let text = collector.collect({ () throws(DiagnosticError) in try file.text() }) else {
        templates[name] = Template(file: file.path, text: "", nodes: [])
        broken.insert(name)
        continue
      }
      let (nodes, faults) = TemplateParser.parse(text, file: file.path)
      templates[name] = Template(file: file.path, text: text, nodes: nodes)
      if !faults.isEmpty { broken.insert(name) }
      collector.report(contentsOf: faults)
    }
    for (name, template) in templates {
      let faults = Self.missingPartials(template.nodes, known: templates.keys.sorted())
      if !faults.isEmpty { broken.insert(name) }
      collector.report(contentsOf: faults)
    }
    self.templates = templates
    self.broken = broken
    collector.report(contentsOf: unknownBlocks())
  }

  /// The names of the templates that differ from those of another library.
  func changes(since other: TemplateLibrary) -> Set<String> {
    Set(templates.keys).union(other.templates.keys)
      .filter { templates[$0]?.text != other.templates[$0]?.text }
      .union(endless.symmetricDifference(other.endless))
  }

  /// The first parts of the names of all values that a template names.
  func namedValues(in name: String) -> Set<String> {
    var names: Set<String> = []
    TemplateNode.visit(templates[name]?.nodes ?? []) { node in
      switch node.content {
      case .variable(let value, _), .section(let value, _, _):
        if let first = value.parts.first { names.insert(first) }
      case .text, .partial, .inherited, .block: break
      }
    }
    return names
  }

  /// Whether a template and all that it calls are without fault, so that pages can be rendered.
  func isWhole(_ name: String) -> Bool {
    if broken.isEmpty, endless.isEmpty { return true }
    return broken.union(endless).isDisjoint(with: calledTemplates(from: name))
  }

  /// The names of all templates, sorted.
  public var names: [String] { templates.keys.sorted() }

  /// Makes a template ready for pages that share some values; `nil` if it is not whole.
  func program(_ name: String, sharing values: [String: PageValue]) -> TemplateProgram? {
    guard templates[name] != nil, isWhole(name) else { return nil }
    var program = TemplateProgram(
      TemplateProgram.Call(name: name, blocks: [:], indentation: ""), in: templates)
    program.fold(values, in: templates)
    return program
  }

  private static func missingPartials(_ nodes: [TemplateNode], known: [String]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    TemplateNode.visit(nodes) { node in
      switch node.content {
      case .partial(let name, _), .inherited(let name, _, _):
        found += missing(name, node.location, known)
      case .text, .variable, .section, .block: break
      }
    }
    return found
  }

  private static func missing(
    _ name: String, _ location: SourceLocation, _ known: [String]
  ) -> [Diagnostic] {
    guard !known.contains(name) else { return [] }
    return [
      Diagnostic(
        "unknown-partial", at: location, "there is no template '\(name)'",
        explanation: "Templates are: \(known.joined(separator: ", ")).",
        suggestion: NearMiss.suggestion(for: name, in: known))
    ]
  }
}
