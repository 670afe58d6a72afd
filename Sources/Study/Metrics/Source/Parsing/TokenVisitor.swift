import SwiftSyntax

/// Collects the tokens of a node, in order, without the end of a file.
///
/// `tokens(viewMode:)` looks from each token for the next one through all that it is inside of,
/// which takes longer than to go through all once.
final class TokenVisitor: SyntaxVisitor {
  private var tokens: [TokenSyntax] = []

  /// The tokens of a node.
  static func tokens(of node: some SyntaxProtocol) -> [TokenSyntax] {
    let visitor = TokenVisitor(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.tokens
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // To ask for the kind takes long, and few tokens have no text.
    if !token.text.isEmpty || token.tokenKind != .endOfFile { tokens.append(token) }
    return .skipChildren
  }
}
