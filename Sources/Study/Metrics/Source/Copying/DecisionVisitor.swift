import SwiftSyntax

/// Finds the deciding expressions in a file: those that compute, compare or choose, and are long
/// enough not to meet by chance, or compare the same member of two values.
final class DecisionVisitor: SyntaxVisitor {
  private(set) var found: [TokenSequences.Expression] = []

  /// Fewest tokens of an expression with one operator.
  static let fewestTokens = 9
  /// Fewest tokens of an expression with two operators or more.
  static let fewestTokensOfMany = 7

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let tokens = TokenSequences.normalised(node)
    let signs = tokens.filter { Self.signs.contains($0.text) }.map(\.text)
    let isLong = tokens.count >= (signs.count > 1 ? Self.fewestTokensOfMany : Self.fewestTokens)
    let isTelling = isLong && Self.isTelling(tokens) || Self.comparesSameMembers(tokens)
    if isTelling, signs.contains(where: { $0 != "=" }) {
      let ways = SwappedOperands(node).ways.map { TokenSequences.normalised($0) }
      found.append(TokenSequences.Expression(tokens: tokens, ways: ways, owner: node.owner))
    }
    return .visitChildren
  }

  /// Returns whether tokens are more than some variables with signs between them: they name
  /// something else as well, or use variables again, such as `all = isFirst ? page : all + page`.
  private static func isTelling(_ tokens: [TokenSequences.Token]) -> Bool {
    let variables = tokens.filter(\.isVariable).map(\.text)
    return variables.count - Set(variables).count > 1
      || tokens.contains { token in
        !token.isVariable && token.text.contains { $0.isLetter || $0.isNumber }
      }
  }

  /// Returns whether tokens compare the same member of two variables: `$0.id == repository.id`.
  private static func comparesSameMembers(_ tokens: [TokenSequences.Token]) -> Bool {
    tokens.count == 7 && ["==", "!="].contains(tokens[3].text) && tokens[0].isVariable
      && tokens[4].isVariable && tokens[1].text == "." && tokens[5].text == "."
      && tokens[2].text == tokens[6].text
  }

  private static let signs: Set<String> = [
    "=", "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "!", "?", "??",
    "+=", "-=", "*=", "/=", "%=", "&+", "&-", "...", "..<", "===", "!==",
  ]
}
