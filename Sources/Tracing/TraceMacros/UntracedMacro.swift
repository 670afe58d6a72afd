import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Traced` is under the trait `Untraced`: nothing, so that the bare code is compiled.
enum UntracedMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    []
  }
}
