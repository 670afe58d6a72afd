import Colours
package import CommonMark
import Diagnostics
import Diagrams
import HTMLTags
import Highlighting
import Trace

/// The vocabulary as lists for texts: `counterpoint:roles` and `counterpoint:bindings`.
///
/// ````markdown
/// ```counterpoint:roles
/// ```
/// ````
package enum Vocabulary {
  private static let highlighter = Highlighter(CodeLanguage.all + [.swift])

  /// The renderer of texts for a site that may lack the report: it only highlights code.
  package static var plainRenderer: MarkdownRenderer {
    var renderer = MarkdownRenderer()
    renderer.colourCode = highlighter.colour
    return renderer
  }

  /// The renderer of texts with highlighted code and the directives for the vocabulary.
  static var renderer: MarkdownRenderer {
    var renderer = plainRenderer
    renderer.directives = directives
    return renderer
  }

  /// The directives by name.
  static let directives: [String: Directive.Handler] = [
    "counterpoint:roles": { directive throws(DiagnosticError) in try roles(directive) },
    "counterpoint:bindings": { directive throws(DiagnosticError) in try bindings(directive) },
  ]

  /// Renders a list of the screen and every role, with their letters.
  private static func roles(_ directive: Directive) throws(DiagnosticError) -> String {
    try requireNothing(of: directive)
    return list(
      Side.all.map { side in
        let sign = "<span class=\"sign \(side.className)\">\(side.letters.escapedForHTML)</span>"
        return (sign + " " + side.name.escapedForHTML, side.sentence)
      })
  }

  /// Renders a list of every binding mechanism.
  private static func bindings(_ directive: Directive) throws(DiagnosticError) -> String {
    try requireNothing(of: directive)
    return list(Mechanism.allCases.map { ($0.rawValue.escapedForHTML, $0.sentence) })
  }

  private static func list(_ entries: [(term: String, sentence: String)]) -> String {
    let items = entries.map { entry in
      "<div><dt>\(entry.term)</dt><dd>\(entry.sentence.escapedForHTML)</dd></div>\n"
    }
    return "<dl class=\"cast\">\n\(items.joined())</dl>\n"
  }

  private static func requireNothing(of directive: Directive) throws(DiagnosticError) {
    guard
      !directive.arguments.isEmpty || !directive.attributes.isEmpty
        || directive.body.contains(where: { !$0.isWhitespace })
    else { return }
    throw DiagnosticError(
      .directiveArgument, at: directive.location,
      "'\(directive.name)' takes neither arguments nor lines",
      suggestion: "remove its arguments and lines")
  }
}
