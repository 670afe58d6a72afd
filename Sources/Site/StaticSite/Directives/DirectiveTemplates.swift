import Diagnostics
import Documents
import SiteFiles
import SiteTemplates

/// The directives that a site defines by templates alone, in `templates/directives/`.
struct DirectiveTemplates: Sendable {
  static let folder = "directives/"

  /// The declaration of each directive, by name; without those whose template cannot be read.
  private(set) var declarations: [String: DirectiveDeclaration] = [:]
  /// The names of all directives, also of those whose template is at fault.
  private(set) var names: Set<String> = []
  private var programs: [String: TemplateProgram] = [:]
  private var templates: [String: Template] = [:]

  init() {}

  /// Prepares the directives of a library of templates; the collector receives each name in these
  /// that leads nowhere.
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

  /// The HTML of a directive; `nil` if its template is at fault, which has been reported.
  func html(_ name: String, _ values: [String: PageValue]) -> String? {
    programs[name].map { program in
      let bytes = TemplateRun.render(program, templates: templates) { name, _ in values[name] }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Splits a template into what it declares and what it shows, which keeps its lines: the front
  /// matter as a comment.
  ///
  /// - Throws: Every fault of the front matter.
  static func split(
    _ text: String, file: String
  ) throws(DiagnosticError) -> (declaration: DirectiveDeclaration, text: String) {
    let document = try Document(path: file, text: text)
    guard document.bodyLine > 1 else { return (DirectiveDeclaration(), text) }
    let head = text.dropLast(document.body.count)
    let lines = head.last?.isNewline == true ? head.dropLast() : head
    // A comment ends at the first two braces.
    let comment = "{{!" + lines.replacing("}}", with: "} }") + "}}\n"
    return (try DirectiveDeclaration(document.fields), comment + document.body)
  }
}
