package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@TracedBody(role)`: the unchanged body of a method, initialiser or `deinit` in a recorded
/// call.
package protocol BodyTracing: BodyMacro {}

extension BodyTracing {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) -> [CodeBlockItemSyntax] {
    guard let callable = Callable(declaration), let block = callable.block else { return [] }
    let entry = MethodEntry(callable, block, role: node.role, in: context)
    let text =
      switch callable.kind {
      case .method(let method):
        MethodBody(method: method, block: block, entry: entry).text(in: context)
      case .initializer(let initializer):
        InitializerBody(
          initializer: initializer, block: block, entry: entry, storages: Storage.all(of: node)
        ).text(in: context)
      case .deinitializer: deinitializer(block, entry, Storage.all(of: node), in: context)
      }
    return [.verbatim(text)]
  }

  /// Returns the new body of a `deinit`.
  ///
  /// Its statements stay in place, because no local function may capture an object that is ending.
  private static func deinitializer(
    _ block: CodeBlockSyntax, _ entry: MethodEntry, _ storages: [Storage],
    in context: some MacroExpansionContext
  ) -> String {
    let enter = entry.deinitStatement
    guard !block.statements.isEmpty else { return "\(enter)\n\(MethodEntry.call).leave()" }
    let code = MovedStatements(
      in: context, function: entry.function, storages: storages,
      shadowed: BoundNames.all(in: Syntax(block)))
    code.marksLines = false
    let statements = code.rewritten(block.statements)
    if code.hasErrors { return MovedCode.instead }
    return """
      \(enter)
      defer { \(MethodEntry.call).leave() }
      \(statements)
      """
  }
}

extension CodeBlockItemSyntax {
  /// Creates statements from text, without parsing it.
  ///
  /// Only their description is used, and parsing would take longer than the rest of the expansion.
  static func verbatim(_ text: String) -> CodeBlockItemSyntax {
    CodeBlockItemSyntax(item: .expr(.verbatim(text)))
  }
}

extension ExprSyntax {
  /// Creates an expression from text; only its description is used.
  static func verbatim(_ text: String) -> ExprSyntax {
    ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
  }
}
