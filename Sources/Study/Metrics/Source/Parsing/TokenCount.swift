import SwiftSyntax

/// The number of lines and tokens in a file.
struct TokenCount {
  /// The number of lines that contain a token.
  var lines = 0
  var tokens = 0
  /// The number of tokens that name a part of the tracing.
  var tracing = 0

  /// The names of the tracing's parts that occur in source.
  static let tracingNames: Set<String> = [
    "Traced", "Traceable", "Tracing", "LiveBinding", "Effects", "Recorder", "bound",
  ]

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

/// Collects the tokens of a node, in order, without the end of the file.
///
/// `tokens(viewMode:)` searches each token's ancestors for the next one, which is slower.
final class TokenVisitor: SyntaxVisitor {
  private var tokens: [TokenSyntax] = []

  static func tokens(of node: some SyntaxProtocol) -> [TokenSyntax] {
    let visitor = TokenVisitor(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.tokens
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // The token kind is slow to compute, and few tokens have an empty text.
    if !token.text.isEmpty || token.tokenKind != .endOfFile { tokens.append(token) }
    return .skipChildren
  }
}
