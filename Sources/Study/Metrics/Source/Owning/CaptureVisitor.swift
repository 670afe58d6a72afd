import Diagnostics
import SwiftSyntax

/// Finds the closures that capture the enclosing object.
///
/// A closure with `self` in its capture list captures it with the strength given there. Any other
/// use of `self` is a strong capture, unless an enclosing closure has already captured it.
final class CaptureVisitor: FindingVisitor<SelfCapture> {
  /// The enclosing closures: `true` for each that has captured `self`.
  private var open: [Bool] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let written = node.signature?.capture?.items.first { $0.name.tokenKind == .keyword(.self) }
    open.append(written != nil)
    if let written { note(node, written.strength) }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { open.removeLast() }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.tokenKind == .keyword(.self), !open.isEmpty, !open.contains(true),
      let closure = node.ancestor(ClosureExprSyntax.self)
    else { return .visitChildren }
    open[open.count - 1] = true
    note(closure, .strong)
    return .visitChildren
  }

  /// Skips the capture list, which names `self` without using it.
  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  private func note(_ node: ClosureExprSyntax, _ strength: OwnershipStrength) {
    let owner = node.owner
    found.append(
      SelfCapture(
        owner: owner, member: String(node.member.dropFirst(owner.count + 1)), strength: strength,
        location: lines.location(of: node.leftBrace)))
  }
}

/// A closure that captures `self`.
struct SelfCapture: Sendable, Codable {
  let owner: String
  let member: String
  let strength: OwnershipStrength
  let location: Diagnostics.SourceLocation
}

extension ClosureCaptureSyntax {
  fileprivate var strength: OwnershipStrength {
    switch specifier?.specifier.tokenKind {
    case .keyword(.weak): .weak
    case .keyword(.unowned): .unowned
    default: .strong
    }
  }
}
