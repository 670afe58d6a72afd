import SwiftSyntax

/// Finds closures with capture lists, which a rewritten body may contain only in a local function.
final class CaptureLists: SyntaxVisitor {
  private(set) var closures: [ClosureExprSyntax] = []
  private let entersBlocks: Bool

  private init(entersBlocks: Bool) {
    self.entersBlocks = entersBlocks
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the outermost such closures, with or without those in nested statements.
  static func closures(
    in node: some SyntaxProtocol, enteringBlocks: Bool = true
  ) -> [ClosureExprSyntax] {
    let visitor = CaptureLists(entersBlocks: enteringBlocks)
    visitor.walk(node)
    return visitor.closures
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature?.capture != nil else { return .visitChildren }
    closures.append(node)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let isClosure = node.parent?.is(ClosureExprSyntax.self) == true
    return entersBlocks || isClosure ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
  /// Indicates whether the closure's capture list contains `self`.
  var capturesSelf: Bool {
    signature?.capture?.items.contains { $0.name.text == "self" } ?? false
  }
}

/// The capture lists of an assignment's closures, as constants before the assignment.
struct Captures {
  /// The constants, each followed by a semicolon and a space.
  let constants: String

  /// Returns `nil` if a constant would mean something else there.
  ///
  /// Examples are `self`, a name with two meanings in the assignment, and a name local to an outer
  /// closure.
  init?(of closures: [ClosureExprSyntax], in assignment: ExprSyntax, to target: ExprSyntax) {
    let items = closures.flatMap { $0.signature?.capture.map { Array($0.items) } ?? [] }
    var names = Set(items.map(\.name.text))
    let inside = Set(closures.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.id))
    let outside = Set(
      assignment.tokens(viewMode: .sourceAccurate).filter { !inside.contains($0.id) }.map(\.text))
    guard
      items.allSatisfy({ item in
        item.initializer == nil && item.name.text != "self"
          && target.trimmedDescription != item.name.text
          && (item.specifier == nil || !outside.contains(item.name.text))
      }),
      Set(items.map(\.constant)).count == names.count,
      !closures.contains(where: { $0.isInClosure(of: assignment) || $0.containsCaptures })
    else { return nil }
    constants = items.filter { names.remove($0.name.text) != nil }.map(\.constant).joined()
  }
}

extension ClosureCaptureSyntax {
  /// The captured value as a constant, followed by a semicolon and a space.
  var constant: String {
    let specifier = specifier.map { "\($0.trimmedDescription) " } ?? ""
    let value = initializer?.value.trimmedDescription ?? name.text
    return "\(specifier)let \(name.text) = \(value); "
  }
}

extension ClosureExprSyntax {
  /// Indicates whether the closure contains closures with capture lists.
  fileprivate var containsCaptures: Bool { !CaptureLists.closures(in: statements).isEmpty }

  /// Returns whether another closure of the statement encloses this one.
  fileprivate func isInClosure(of statement: ExprSyntax) -> Bool {
    sequence(first: Syntax(self), next: \.parent).dropFirst()
      .prefix { $0.id != statement.id }.contains { $0.is(ClosureExprSyntax.self) }
  }
}
