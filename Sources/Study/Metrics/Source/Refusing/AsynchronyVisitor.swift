import Diagnostics
import SwiftSyntax

/// Finds asynchronous code, none of which would run while a scenario is performed.
///
/// Code inside a reported node is not reported again.
final class AsynchronyVisitor: FindingVisitor<Diagnostic> {
  override func visit(_ node: TypeEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
    refuse(node.asyncSpecifier)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    skipInside(node.signature.effectSpecifiers?.asyncSpecifier)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    skipInside(node.signature.effectSpecifiers?.asyncSpecifier)
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    skipInside(node.effectSpecifiers?.asyncSpecifier)
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    skipInside(node.signature?.effectSpecifiers?.asyncSpecifier)
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    skipInside(node.awaitKeyword)
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    skipInside(node.awaitKeyword)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    skipInside(node.modifiers.first { $0.name.tokenKind == .keyword(.async) }?.name, "async let")
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    skipInside(node.actorKeyword)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let path = TypePath(node.calledExpression) else { return .visitChildren }
    let begins =
      ["Task.detached", "Task.init"].contains(path.text)
      || path.text == "Task" && !node.trailingClosures.isEmpty
    guard begins else { return .visitChildren }
    return skipInside(
      node.calledExpression.firstToken(viewMode: .sourceAccurate),
      path.text == "Task.init" ? "Task" : path.text)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName,
      Self.threads.contains(base.text)
    else { return .visitChildren }
    return refuse(base)
  }

  /// The types that schedule code for later or run it on other threads.
  private static let threads: Set<String> = [
    "DispatchQueue", "OperationQueue", "RunLoop", "Thread",
  ]

  private func skipInside(_ token: TokenSyntax?, _ name: String? = nil) -> SyntaxVisitorContinueKind
  {
    guard token != nil else { return .visitChildren }
    _ = refuse(token, name)
    return .skipChildren
  }

  private func refuse(_ token: TokenSyntax?, _ name: String? = nil) -> SyntaxVisitorContinueKind {
    guard let token else { return .visitChildren }
    found.append(
      Diagnostic(
        .asynchronous, at: lines.location(of: token),
        "'\(name ?? token.text)' makes code asynchronous",
        explanation: "The code of patterns and samples is synchronous on the main actor, so that "
          + "every recording is the same: nothing else runs while a scenario is performed.",
        suggestion:
          "use the environment's clock for delays, and the server for long work"))
    return .skipChildren
  }
}
