import SwiftSyntax

/// The ways in which an expression can be written by exchanging the operands of signs that do not
/// mind: `a + 1` and `1 + a`.
struct SwappedOperands {
  private let node: SequenceExprSyntax
  private let signs: [SyntaxIdentifier]

  /// The most signs whose operands are exchanged, so that there are at most sixteen ways.
  private static let most = 4

  init(_ node: SequenceExprSyntax) {
    self.node = node
    let visitor = CommutativeSigns(viewMode: .sourceAccurate)
    visitor.walk(node)
    signs = Array(visitor.found.prefix(Self.most))
  }

  /// The expression's tokens in every way, first as it is written.
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
}

/// Finds the signs whose operands can be exchanged where they are.
private final class CommutativeSigns: SyntaxVisitor {
  private(set) var found: [SyntaxIdentifier] = []

  private static let commutative: Set<String> = [
    "+", "&+", "*", "&*", "==", "!=", "===", "!==", "&&", "||",
  ]

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(SequenceExprSyntax.self) == true else { return .visitChildren }
    let elements = Array(node)
    for index in elements.indices
    where Self.commutative.contains(elements[index].trimmedDescription) {
      let neighbours = [index - 2, index + 2].filter(elements.indices.contains)
      let own = Self.strength(of: elements[index])
      if neighbours.allSatisfy({ Self.strength(of: elements[$0]) < own }) {
        found.append(elements[index].id)
      }
    }
    return .visitChildren
  }

  /// Returns the strength with which an operator binds; those that are not listed bind most weakly.
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
