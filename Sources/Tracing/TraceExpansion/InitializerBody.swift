import SwiftSyntax
import SwiftSyntaxMacros

/// The new body of an initialiser.
///
/// Its statements stay in place, because no local function may initialise `self`.
struct InitializerBody {
  let initializer: InitializerDeclSyntax
  let block: CodeBlockSyntax
  let entry: MethodEntry
  let storages: [Storage]

  func text(in context: some MacroExpansionContext) -> String {
    let adoption = adoptionAtEnd(in: context)
    let leave = "\(MethodEntry.call).\(callsSuperLast(in: context) ? "leaveToSuper" : "leave")"
    guard !block.statements.isEmpty else { return "\(enter)\(adoption)\n\(leave)()" }
    let code = code(in: context)
    let statements = code.rewritten(block.statements) + adoption
    if code.hasErrors { return MovedCode.instead }
    guard let thrown else {
      return """
        \(enter)
        defer { \(leave)() }
        \(statements)
        """
    }
    return """
      \(enter)
      var __traced_error: (any Swift.Error)?
      defer { \(leave)(or: __traced_error) }
      do\(thrown) {
      \(statements.reindented(to: 2))
      } catch {
        __traced_error = error
        throw error
      }
      """
  }

  /// Returns the code that adopts the object at the end of a root class's initialiser.
  ///
  /// Otherwise, an object of a subclass without its own initialiser would not be known by its own
  /// type.
  private func adoptionAtEnd(in context: some MacroExpansionContext) -> String {
    guard context.isInRootClass, !initializer.modifiers.contains(.convenience),
      block.statements.last?.item.is(ReturnStmtSyntax.self) != true
    else { return "" }
    return "\n" + adoption
  }

  /// Indicates whether an implicit `super.init` may follow the body and everything that it defers.
  private func callsSuperLast(in context: some MacroExpansionContext) -> Bool {
    context.isInHeir
      && !initializer.modifiers.contains(.convenience)
      && !block.tokens(viewMode: .sourceAccurate).contains { token in
        token.tokenKind == .keyword(.super)
          && token.nextToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?
            .tokenKind == .keyword(.`init`)
      }
  }

  private var adoption: String { "\(MethodEntry.call).adopt(self)" }

  private func code(in context: some MacroExpansionContext) -> MovedStatements {
    let shadowed = BoundNames.all(in: Syntax(initializer))
    let code = MovedStatements(
      in: context, function: entry.function, storages: storages, shadowed: shadowed)
    code.afterSuper = adoption
    code.afterSelf = initializer.modifiers.contains(.convenience) ? adoption : nil
    code.recordsBindings = true
    code.typeName = entry.type
    if let clause = throwsClause { code.throwsClause = clause.trimmedDescription }
    return code
  }

  private var enter: String {
    let arguments = Arguments(
      of: initializer.signature, generics: initializer.genericParameterClause)
    return entry.statement(
      "enterInit", "\(entry.type).self", arguments: arguments.expression)
  }

  private var throwsClause: ThrowsClauseSyntax? {
    initializer.signature.effectSpecifiers?.throwsClause
  }

  /// The clause of a `do` for the errors of the statements; `nil` if they throw nothing.
  private var thrown: String? {
    guard let clause = throwsClause, clause.throwsSpecifier.tokenKind != .keyword(.rethrows),
      EffectSpecifiers(of: block).isThrowing
    else { return nil }
    return clause.type.map { " throws(\($0.trimmedDescription))" } ?? ""
  }
}
