public import Diagnostics
import Mustache

/// The templates of a site, each parsed once.
public struct TemplateLibrary: Sendable {
  let templates: [String: Template]
  private let mustache: MustacheLibrary

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
    var templates: [String: Template] = [:]
    var mustache = MustacheLibrary()
    for file in try folder.files() where file.pathExtension == "mustache" {
      guard let text = collector.collect({ () throws(DiagnosticError) in try file.text() }) else {
        continue
      }
      let name = String(file.relativePath.dropLast(".mustache".count))
      let (tags, faults) = TemplateScanner.scan(text, file: file.path)
      collector.report(contentsOf: faults)
      templates[name] = Template(file: file.path, text: text, tags: tags)
      guard faults.isEmpty else { continue }
      do {
        try mustache.register(text, named: name)
      } catch {
        collector.report(Self.diagnostic(for: error, file: file.path))
      }
    }
    for template in templates.values {
      collector.report(
        contentsOf: Self.missingPartials(template.tags, known: templates.keys.sorted()))
    }
    try collector.throwErrors()
    self.templates = templates
    self.mustache = mustache
  }

  /// The names of all templates, sorted.
  public var names: [String] { templates.keys.sorted() }

  /// Shows values by a template; `nil` if there is no template of that name.
  func render(_ values: [String: PageValue], by name: String) -> String? {
    mustache.render(PageValue.dictionary(values), withTemplate: name)
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

  private static func missingPartials(
    _ tags: [TemplateTag], known: [String]
  ) -> [Diagnostic] {
    tags.flatMap { tag -> [Diagnostic] in
      switch tag.content {
      case .variable: []
      case .section(_, _, let children), .block(_, let children):
        missingPartials(children, known: known)
      case .partial(let name): missing(name, tag.location, known)
      case .inherited(let name, let blocks):
        missing(name, tag.location, known)
          + blocks.values.flatMap { missingPartials($0, known: known) }
      }
    }
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
