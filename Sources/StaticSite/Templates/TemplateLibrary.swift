public import Diagnostics
import Mustache

/// The templates of a site, each parsed once.
public struct TemplateLibrary: Sendable {
  let templates: [String: Template]
  private let mustache: MustacheLibrary
  /// The templates that do not parse, or call one that there is not.
  private let broken: Set<String>

  struct Template: Sendable {
    let file: String
    let text: String
    let tags: [TemplateTag]
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
    var mustache = MustacheLibrary()
    for file in try folder.files() where file.pathExtension == "mustache" {
      guard let text = collector.collect({ () throws(DiagnosticError) in try file.text() }) else {
        continue
      }
      let name = String(file.relativePath.dropLast(".mustache".count))
      var (tags, faults) = TemplateScanner.scan(text, file: file.path)
      templates[name] = Template(file: file.path, text: text, tags: tags)
      if faults.isEmpty {
        do {
          try mustache.register(text, named: name)
        } catch {
          faults.append(Self.diagnostic(for: error, file: file.path))
        }
      }
      if !faults.isEmpty { broken.insert(name) }
      collector.report(contentsOf: faults)
    }
    for (name, template) in templates {
      let faults = Self.missingPartials(template.tags, known: templates.keys.sorted())
      if !faults.isEmpty { broken.insert(name) }
      collector.report(contentsOf: faults)
    }
    self.templates = templates
    self.broken = broken
    self.mustache = mustache
  }

  /// The names of the templates that differ from those of another library.
  func changes(since other: TemplateLibrary) -> Set<String> {
    Set(templates.keys).union(other.templates.keys)
      .filter { templates[$0]?.text != other.templates[$0]?.text }
  }

  /// The first parts of the names of all values that a template names.
  func namedValues(in name: String) -> Set<String> {
    var names: Set<String> = []
    TemplateTag.visit(templates[name]?.tags ?? []) { tag in
      switch tag.content {
      case .variable(let value, _), .section(let value, _, _):
        if let first = value.parts.first { names.insert(first) }
      case .partial, .inherited, .block: break
      }
    }
    return names
  }

  /// Whether a template and all that it calls are without fault, so that pages can be rendered.
  func isWhole(_ name: String) -> Bool {
    broken.isEmpty || broken.isDisjoint(with: calledTemplates(from: name))
  }

  /// The names of all templates, sorted.
  public var names: [String] { templates.keys.sorted() }

  /// Shows a page by a template; `nil` if there is no template of that name.
  func render(_ scope: PageScope, by name: String) -> String? {
    mustache.render(scope, withTemplate: name)
  }

  private static func diagnostic(for error: any Error, file: String) -> Diagnostic {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Diagnostic(
        "template-syntax", at: SourceLocation(file: file), "the template does not parse: \(error)")
    }
    return Diagnostic(
      "template-syntax",
      at: SourceLocation(
        file: file, line: error.context.lineNumber, column: error.context.columnNumber),
      "the template does not parse: \(error.error)")
  }

  private static func missingPartials(_ tags: [TemplateTag], known: [String]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    TemplateTag.visit(tags) { tag in
      switch tag.content {
      case .partial(let name), .inherited(let name, _):
        found += missing(name, tag.location, known)
      case .variable, .section, .block: break
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
