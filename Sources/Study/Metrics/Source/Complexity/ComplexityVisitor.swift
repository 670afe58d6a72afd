public import Diagnostics
import SwiftSyntax

/// Counts the decisions of each function in a file.
///
/// A decision is an `if`, `guard`, `for`, `while` or `repeat`, a `case` of a `switch`, a `catch`,
/// and each `?:`, `&&`, `||` and `??`. A function nested in another one is counted separately.
final class ComplexityVisitor: FindingVisitor<FunctionFacts> {
  /// The enclosing functions, with the innermost last.
  private var open: [(index: Int, node: SyntaxIdentifier)] = []

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.body == nil ? .skipChildren : enter(.function, node, at: node.name, named: node.name.text)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave(node) }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    node.body == nil
      ? .skipChildren : enter(.initialiser, node, at: node.initKeyword, named: "init")
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave(node) }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.deinitialiser, node, at: node.deinitKeyword, named: "deinit")
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave(node) }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    node.body == nil ? .skipChildren : enter(.accessor, node, at: node.accessorSpecifier)
  }
  override func visitPost(_ node: AccessorDeclSyntax) { leave(node) }

  /// Enters a property's getter that is written without `get`.
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    return enter(.accessor, node, at: node.leftBrace)
  }
  override func visitPost(_ node: AccessorBlockSyntax) { leave(node) }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    open.isEmpty ? enter(.closure, node, at: node.leftBrace) : .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { leave(node) }

  private func enter(
    _ kind: FunctionKind, _ node: some SyntaxProtocol, at start: some SyntaxProtocol,
    named name: String? = nil
  ) -> SyntaxVisitorContinueKind {
    let owner = node.owner
    open.append((found.count, node.id))
    found.append(
      FunctionFacts(
        kind: kind, name: name.map { owner.isEmpty ? $0 : "\(owner).\($0)" } ?? node.member,
        complexity: 1, location: lines.location(of: start)))
    return .visitChildren
  }

  private func leave(_ node: some SyntaxProtocol) {
    if open.last?.node == node.id { open.removeLast() }
  }

  // MARK: Decisions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { decide() }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { decide() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { decide() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { decide() }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { decide() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { decide() }
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind { decide() }

  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { decide() }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    ["&&", "||", "??"].contains(node.operator.text) ? decide() : .visitChildren
  }

  private func decide() -> SyntaxVisitorContinueKind {
    guard let index = open.last?.index else { return .visitChildren }
    found[index].complexity += 1
    return .visitChildren
  }
}

/// A function in the source, with its cyclomatic complexity.
public struct FunctionFacts: Sendable, Hashable, Codable {
  /// The kind of code.
  public let kind: FunctionKind
  /// Its name, prefixed with the enclosing type: `CounterPresenter.didTapUp`.
  public let name: String
  /// Its cyclomatic complexity: one more than the decisions in it and in its closures.
  ///
  /// As in Thomas J. McCabe, “A Complexity Measure” (1976), for a function with one entry and one
  /// exit. ``ComplexityVisitor`` defines which Swift constructs are decisions.
  public fileprivate(set) var complexity: Int
  /// The location of its name or, if it has none, of its keyword or opening brace.
  public let location: Diagnostics.SourceLocation
}

/// A unit of code that is entered as a whole.
public enum FunctionKind: String, Sendable, Hashable, CaseIterable, Codable {
  case function
  case initialiser
  case deinitialiser
  /// A getter, setter or observer of a property or a subscript.
  case accessor
  /// A closure outside any other function, such as a property's initial value.
  case closure
}
