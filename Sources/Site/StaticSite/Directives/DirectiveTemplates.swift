import Diagnostics
import Documents
import SiteFiles
import SiteTemplates

/// The directives that a site defines by templates alone, in `templates/directives/`.
struct DirectiveTemplates: Sendable {
  /// The folder among the templates.
  static let folder = "directives/"

  /// The declaration of each directive, by name; without those whose template cannot be read.
  let declarations: [String: DirectiveDeclaration]
  /// The names of all directives, also of those whose template is at fault.
  let names: Set<String>
  private let programs: [String: TemplateProgram]
  private let templates: [String: Template]

  /// A site without any.
  init() {
    declarations = [:]
    names = []
    programs = [:]
    templates = [:]
  }

  /// Prepares the directives of a library of templates.
  ///
  /// - Parameters:
  ///   - library: All templates.
  ///   - declarations: What each directive takes.
  ///   - collector: Receives each name in the templates that leads nowhere.
  init(
    _ library: TemplateLibrary, _ declarations: [String: DirectiveDeclaration],
    reportingTo collector: DiagnosticCollector
  ) {
    self.declarations = declarations
    names = Set(library.names.filter { $0.hasPrefix(Self.folder) }.map(Self.name))
    templates = library.templates
    guard !names.isEmpty else {
      programs = [:]
      return
    }
    var checker = TemplateChecker(library: library)
    var programs: [String: TemplateProgram] = [:]
    for (name, declaration) in declarations.sorted(by: { $0.key < $1.key }) {
      var shape = ValueShape()
      for values in declaration.specimens { shape.insert(values) }
      checker.check(Self.folder + name, against: shape)
      let called = library.calledTemplates(from: Self.folder + name)
      if checker.endless.isDisjoint(with: called) {
        programs[name] = library.program(Self.folder + name, sharing: [:])
      }
    }
    self.programs = programs
    collector.report(contentsOf: checker.diagnostics)
  }

  /// A template's name without the folder.
  static func name(ofTemplate name: String) -> String { String(name.dropFirst(folder.count)) }

  /// The HTML of a directive; `nil` if its template is at fault, which has been reported.
  func html(_ name: String, _ values: [String: PageValue]) -> String? {
    programs[name].map { program in
      let bytes = TemplateRun.render(program, templates: templates) { name, _ in values[name] }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Splits a template into what it declares and what it shows, which keeps its lines.
  ///
  /// - Parameters:
  ///   - text: The template's text.
  ///   - file: Its path.
  /// - Returns: The declaration, and the text with the front matter as a comment.
  /// - Throws: Every fault of the front matter.
  static func split(
    _ text: String, file: String
  ) throws(DiagnosticError) -> (declaration: DirectiveDeclaration, text: String) {
    let document = try Document(path: file, text: text)
    guard document.bodyLine > 1 else { return (DirectiveDeclaration(), text) }
    let head = text.dropLast(document.body.count)
    // A comment ends at the first two braces.
    let comment = "{{!" + head.trimmingLineEnd.replacing("}}", with: "} }") + "}}\n"
    return (try DirectiveDeclaration(document.fields), comment + document.body)
  }
}

extension Substring {
  fileprivate var trimmingLineEnd: String {
    last?.isNewline == true ? String(dropLast()) : String(self)
  }
}
