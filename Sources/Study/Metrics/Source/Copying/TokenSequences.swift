import Diagnostics
import SwiftSyntax

/// The tokens of a file, and the expressions among them that decide something, in a form in which
/// the names of variables do not count.
struct TokenSequences: Sendable {
  /// A token: its text, and whether it names a variable.
  struct Token: Sendable {
    let text: String
    let isVariable: Bool
    let offset: Int
  }

  /// An expression that decides something.
  struct Expression: Sendable {
    let tokens: [Token]
    /// The same with operands exchanged that may be, first as it is written.
    let ways: [[Token]]
    /// The declaration in which it is.
    let owner: String
  }

  /// All tokens, in order.
  let tokens: [Token]
  private let tree: SourceFileSyntax
  private let lines: LineTable

  init(_ tree: SourceFileSyntax, _ lines: LineTable) {
    self.tree = tree
    self.lines = lines
    tokens = Self.normalised(tree)
  }

  /// The deciding expressions, in order.
  var deciding: [Expression] {
    let visitor = DecisionVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.found
  }

  /// Returns the place of some tokens of this file, from the first's beginning on.
  func location(of tokens: some Collection<Token>) -> Diagnostics.SourceLocation? {
    tokens.first.map { lines.location(of: $0.offset, length: $0.text.utf8.count) }
  }

  /// The tokens of a node without `self.`.
  static func normalised(_ node: some SyntaxProtocol) -> [Token] {
    normalised(TokenVisitor.tokens(of: node))
  }

  /// Some tokens without `self.`.
  static func normalised(_ all: [TokenSyntax]) -> [Token] {
    var result: [Token] = []
    var index = all.startIndex
    while index < all.endIndex {
      let token = all[index]
      let next = index + 1 < all.endIndex ? all[index + 1] : nil
      if token.tokenKind == .keyword(.self), next?.tokenKind == .period {
        index += 2
        continue
      }
      let isMember = result.last?.text == "."
      result.append(
        Token(
          text: token.text,
          isVariable: token.isVariable(isCall: next?.tokenKind == .leftParen, isMember: isMember),
          offset: token.positionAfterSkippingLeadingTrivia.utf8Offset))
      index += 1
    }
    return result
  }
}

extension TokenSyntax {
  /// Returns whether it names a variable: a plain name in lower case that is no member, label or
  /// call.
  fileprivate func isVariable(isCall: Bool, isMember: Bool) -> Bool {
    switch tokenKind {
    case .keyword(.self), .dollarIdentifier: true
    case .identifier(let name):
      !isMember && !isCall && !isLabel && name.first?.isUppercase == false
    default: false
    }
  }

  /// Says whether it is the label of an argument, a parameter, an element or a statement.
  ///
  /// The node that it belongs to says so, and not a colon after it: the colon of `?:` comes after a
  /// value. A parameter of a closure is no label, since no call writes it.
  private var isLabel: Bool {
    switch parent?.kind {
    case .labeledExpr, .multipleTrailingClosureElement, .declNameArgument, .functionParameter,
      .enumCaseParameter, .tupleTypeElement, .tuplePatternElement, .labeledStmt:
      true
    default: false
    }
  }
}
