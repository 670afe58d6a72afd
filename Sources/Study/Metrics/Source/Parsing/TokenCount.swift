import SwiftSyntax

/// The numbers of lines and tokens in a file.
struct TokenCount {
  /// The lines that contain a token.
  var lines = 0
  /// The tokens.
  var tokens = 0
  /// The tokens that name something of the tracing.
  var tracing = 0

  /// The names by which source speaks to the tracing.
  static let tracingNames: Set<String> = [
    "Traced", "Traceable", "Tracing", "LiveBinding", "Effects", "Recorder", "bound",
  ]

  /// Nothing.
  init() {}

  /// Counts the lines and tokens of a file.
  init(_ tree: SourceFileSyntax, _ table: LineTable) {
    var last = 0
    for token in TokenVisitor.tokens(of: tree) {
      tokens += 1
      if Self.tracingNames.contains(token.text), case .identifier = token.tokenKind {
        tracing += 1
      }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let first = max(last + 1, table.line(of: start))
      let end = max(start, token.endPositionBeforeTrailingTrivia.utf8Offset - 1)
      let final = table.line(of: end)
      if final >= first { lines += final - first + 1 }
      last = max(last, final)
    }
  }
}

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
