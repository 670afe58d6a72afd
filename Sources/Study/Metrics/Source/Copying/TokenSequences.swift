import Diagnostics
import SwiftSyntax

/// The tokens of a file and its deciding expressions, in a form that ignores variable names.
struct TokenSequences: Sendable {
  /// A token: its text, offset, and whether it names a variable.
  struct Token: Sendable {
    let text: String
    let isVariable: Bool
    let offset: Int
  }

  /// An expression that makes a decision.
  struct Expression: Sendable {
    let tokens: [Token]
    /// The tokens with commutative operands exchanged; the order in the source comes first.
    let ways: [[Token]]
    /// The declaration that contains it.
    let owner: String
  }

  let tokens: [Token]
  private let tree: SourceFileSyntax
  private let lines: LineTable

  init(_ tree: SourceFileSyntax, _ lines: LineTable) {
    self.tree = tree
    self.lines = lines
    tokens = Self.normalised(tree)
  }

  /// The deciding expressions, in order.
  ///
  /// They compute, compare or choose. They are too long to match by chance, or compare the same
  /// member of two values.
  var deciding: [Expression] { tree.all(SequenceExprSyntax.self).compactMap(Self.deciding) }

  /// Returns the location of the first of some tokens of this file.
  func location(of tokens: some Collection<Token>) -> Diagnostics.SourceLocation? {
    tokens.first.map { lines.location(of: $0.offset, length: $0.text.utf8.count) }
  }

  /// Returns the tokens of a node without `self.`.
  static func normalised(_ node: some SyntaxProtocol) -> [Token] {
    normalised(TokenVisitor.tokens(of: node))
  }

  /// Returns the tokens without `self.`.
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
  /// Returns whether it names a variable: a lowercase name that is not a member, label or callee.
  fileprivate func isVariable(isCall: Bool, isMember: Bool) -> Bool {
    switch tokenKind {
    case .keyword(.self), .dollarIdentifier: true
    case .identifier(let name):
      !isMember && !isCall && !isLabel && name.first?.isUppercase == false
    default: false
    }
  }

  /// Indicates whether it is the label of an argument, a parameter, an element or a statement.
  ///
  /// The parent node decides this, not a following colon, because in `?:` a colon follows a value.
  /// A closure parameter is not a label, because no call uses its name.
  private var isLabel: Bool {
    switch parent?.kind {
    case .labeledExpr, .multipleTrailingClosureElement, .declNameArgument, .functionParameter,
      .enumCaseParameter, .tupleTypeElement, .tuplePatternElement, .labeledStmt:
      true
    default: false
    }
  }
}

// MARK: Deciding expressions

extension TokenSequences {
  /// The minimum number of tokens in an expression with one operator.
  private static let fewestTokens = 9
  /// The minimum number of tokens in an expression with two or more operators.
  private static let fewestTokensOfMany = 7

  private static func deciding(_ node: SequenceExprSyntax) -> Expression? {
    let tokens = normalised(node)
    let found = tokens.map(\.text).filter(signs.contains)
    let isLong = tokens.count >= (found.count > 1 ? fewestTokensOfMany : fewestTokens)
    guard isLong && isTelling(tokens) || comparesSameMembers(tokens),
      found.contains(where: { $0 != "=" })
    else { return nil }
    let ways = SwappedOperands(node).ways.map { normalised($0) }
    return Expression(tokens: tokens, ways: ways, owner: node.owner)
  }

  /// Returns whether tokens are more than some variables with operators between them: they name
  /// something else as well, or repeat variables, as in `all = isFirst ? page : all + page`.
  private static func isTelling(_ tokens: [Token]) -> Bool {
    let variables = tokens.filter(\.isVariable).map(\.text)
    return variables.count - Set(variables).count > 1
      || tokens.contains { token in
        !token.isVariable && token.text.contains { $0.isLetter || $0.isNumber }
      }
  }

  /// Returns whether tokens compare the same member of two variables: `$0.id == repository.id`.
  private static func comparesSameMembers(_ tokens: [Token]) -> Bool {
    tokens.count == 7 && ["==", "!="].contains(tokens[3].text) && tokens[0].isVariable
      && tokens[4].isVariable && tokens[1].text == "." && tokens[5].text == "."
      && tokens[2].text == tokens[6].text
  }

  private static let signs: Set<String> = [
    "=", "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "!", "?", "??",
    "+=", "-=", "*=", "/=", "%=", "&+", "&-", "...", "..<", "===", "!==",
  ]
}

/// The forms of an expression with commutative operands exchanged: `a + 1` and `1 + a`.
private struct SwappedOperands {
  private let node: SequenceExprSyntax
  private let signs: [SyntaxIdentifier]

  /// The maximum number of operators whose operands are exchanged; it limits the forms to 16.
  private static let most = 4

  init(_ node: SequenceExprSyntax) {
    self.node = node
    let sequences = node.all(SequenceExprSyntax.self)
    signs = Array(sequences.flatMap(Self.exchangeable).prefix(Self.most))
  }

  /// The expression's tokens in every form, with the order in the source first.
  var ways: [[TokenSyntax]] {
    (0..<1 << signs.count).map { choice in
      let swapped = signs.indices.filter { choice & 1 << $0 != 0 }.map { signs[$0] }
      return tokens(of: Syntax(node), swapping: Set(swapped))
    }
  }

  private func tokens(of node: Syntax, swapping signs: Set<SyntaxIdentifier>) -> [TokenSyntax] {
    if let token = node.as(TokenSyntax.self) { return [token] }
    var children = Array(node.children(viewMode: .sourceAccurate))
    for index in children.indices.dropFirst().dropLast() where signs.contains(children[index].id) {
      children.swapAt(index - 1, index + 1)
    }
    return children.flatMap { tokens(of: $0, swapping: signs) }
  }

  private static let commutative: Set<String> = [
    "+", "&+", "*", "&*", "==", "!=", "===", "!==", "&&", "||",
  ]

  /// Returns the operators whose operands can be exchanged without changing the meaning.
  private static func exchangeable(in sequence: SequenceExprSyntax) -> [SyntaxIdentifier] {
    let elements = Array(sequence.elements)
    return elements.indices.filter { index in
      guard commutative.contains(elements[index].trimmedDescription) else { return false }
      let own = strength(of: elements[index])
      return [index - 2, index + 2].filter(elements.indices.contains)
        .allSatisfy { strength(of: elements[$0]) < own }
    }
    .map { elements[$0].id }
  }

  /// Returns the precedence of an operator; an unlisted operator has the lowest.
  private static func strength(of sign: ExprSyntax) -> Int {
    switch sign.trimmedDescription {
    case "*", "&*", "/", "%": 5
    case "+", "&+", "-", "&-": 4
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=": 3
    case "&&": 2
    case "||": 1
    case "...", "..<", "??": 6
    default: 0
    }
  }
}
