import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import TraceExpansion

/// The expansion of a piece of source by the macros.
struct Expansion {
  /// The source with everything expanded.
  let source: String
  /// The diagnostics, each as `line:column: severity: message [id]`.
  let diagnostics: [String]
  /// Says whether the expanded source can be parsed.
  let isValid: Bool

  /// - Parameters:
  ///   - source: What is written.
  ///   - inherits: Whether the superclass of its classes is traced already.
  init(of source: String, inherits: Bool) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [
        file: .init(moduleName: "App", fullFilePath: "/machine/app/Sources/App/Source.swift")
      ])
    let expanded = file.expand(
      macroSpecs: Self.macros(inherits: inherits),
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    self.source = expanded.description.laidOut
    isValid = ParseDiagnosticsGenerator.diagnostics(for: expanded).isEmpty
    diagnostics = context.diagnostics.map { diagnostic in
      let location = context.location(
        for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Source.swift")
      let message = diagnostic.diagMessage
      return "\(location.line):\(location.column): \(message.severity): \(message.message)"
    }
  }

  private static func macros(inherits: Bool) -> [String: MacroSpec] {
    [
      "Traced": MacroSpec(
        type: Traced.self, conformances: inherits ? [] : ["Traceable"]),
      "TracedBody": MacroSpec(type: TracedBody.self),
      "TracedObserver": MacroSpec(type: TracedObserver.self),
      "TracedStorage": MacroSpec(type: TracedStorage.self),
      "Observable": MacroSpec(type: Observable.self, conformances: ["Observable"]),
      "ObservationTracked": MacroSpec(type: ObservationTracked.self),
    ]
  }
}

private enum Traced: TypeTracing {}
private enum TracedBody: BodyTracing {}
private enum TracedObserver: ObserverTracing {}
private enum TracedStorage: StorageTracing {}
private enum Observable: ObservableType {}
private enum ObservationTracked: ObservationTracking {}

extension String {
  /// The text with each line indented by the brackets it is in: an expansion is used as it is
  /// written, which reads badly.
  fileprivate var laidOut: String {
    var depth = 0
    let lines: [Substring] = split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.map { line in
      let text = line.drop { $0 == " " }
      let closing = text.prefix { "}])".contains($0) }.count
      let margin = text.isEmpty ? 0 : 2 * (depth - closing)
      depth += text.count { "{[(".contains($0) } - text.count { "}])".contains($0) }
      return String(repeating: " ", count: max(0, margin)) + text
    }
    return moved.joined(separator: "\n").withoutOuterSpace
  }
}
