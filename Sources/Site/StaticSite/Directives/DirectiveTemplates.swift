import Diagnostics
import Documents
import SiteFiles
import SiteTemplates

/// The directives that a site defines by templates alone, in `templates/directives/`.
struct DirectiveTemplates: Sendable {
  static let folder = "directives/"

  /// The declaration of each directive, by name, except for templates that cannot be read.
  private(set) var declarations: [String: DirectiveDeclaration] = [:]
  /// The names of all directives, including those whose templates have errors.
  private(set) var names: Set<String> = []
  private var programs: [String: TemplateProgram] = [:]
  private var templates: [String: Template] = [:]

  init() {}

  /// Prepares the directives of a template library.
  ///
  /// The collector receives an error for each name in a template that leads nowhere.
  init(
    _ library: TemplateLibrary, _ declarations: [String: DirectiveDeclaration],
    reportingTo collector: DiagnosticCollector
  ) {
    self.declarations = declarations
    names = Set(library.names.filter { $0.hasPrefix(Self.folder) }.map(Self.name))
    templates = library.templates
    if names.isEmpty { return }
    var checker = TemplateChecker(library: library)
    for (name, declaration) in declarations.sorted(by: { $0.key < $1.key }) {
      var shape = ValueShape()
      for values in declaration.specimens { shape.insert(values) }
      checker.check(Self.folder + name, against: shape)
      let called = library.calledTemplates(from: Self.folder + name)
      if checker.endless.isDisjoint(with: called) {
        programs[name] = library.program(Self.folder + name, sharing: [:])
      }
    }
    collector.report(contentsOf: checker.diagnostics)
  }

  static func name(ofTemplate name: String) -> String { String(name.dropFirst(folder.count)) }

  /// Returns the HTML of a directive; `nil` if its template has errors, which have been reported.
  func html(_ name: String, _ values: [String: PageValue]) -> String? {
    programs[name].map { program in
      let bytes = TemplateRun.render(program, templates: templates) { name, _ in values[name] }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Splits a template into its declaration and its content.
  ///
  /// The front matter becomes a template comment, so that all lines keep their numbers.
  ///
  /// - Throws: Every error in the front matter.
  static func split(
    _ text: String, file: String
  ) throws(DiagnosticError) -> (declaration: DirectiveDeclaration, text: String) {
    let document = try Document(path: file, text: text)
    guard document.bodyLine > 1 else { return (DirectiveDeclaration(), text) }
    let head = text.dropLast(document.body.count)
    let lines = head.last?.isNewline == true ? head.dropLast() : head
    // A template comment ends at the first two closing braces.
    let comment = "{{!" + lines.replacing("}}", with: "} }") + "}}\n"
    return (try DirectiveDeclaration(document.fields), comment + document.body)
  }
}
