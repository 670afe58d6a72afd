package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@TracedBody(role)`: a method's, initialiser's or `deinit`'s body, as it was, inside a recorded
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
      switch callable {
      case .method(let method): MethodBody(method, block, entry).text(in: context)
      case .initializer(let initializer):
        InitializerBody(initializer, block, entry, Storage.all(of: node)).text(in: context)
      case .deinitializer:
        DeinitializerBody(block, entry, Storage.all(of: node)).text(in: context)
      }
    return [.verbatim(text)]
  }
}

extension CodeBlockItemSyntax {
  /// Statements as text.
  ///
  /// Only their description is used, and parsing them, once more, would take longer than the rest
  /// of the expansion.
  static func verbatim(_ text: String) -> CodeBlockItemSyntax {
    CodeBlockItemSyntax(item: .expr(.verbatim(text)))
  }
}

extension ExprSyntax {
  /// An expression as text, of which only the description is used.
  static func verbatim(_ text: String) -> ExprSyntax {
    ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
  }
}
