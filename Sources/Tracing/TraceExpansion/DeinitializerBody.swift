import SwiftSyntax
import SwiftSyntaxMacros

/// A `deinit`'s new body: its statements stay where they are, since no local function may capture
/// an object that ends.
struct DeinitializerBody {
  private let block: CodeBlockSyntax
  private let entry: MethodEntry
  private let storages: [Storage]

  init(_ block: CodeBlockSyntax, _ entry: MethodEntry, _ storages: [Storage]) {
    self.block = block
    self.entry = entry
    self.storages = storages
  }

  func text(in context: some MacroExpansionContext) -> String {
    let enter = entry.deinitStatement
    guard !block.statements.isEmpty else { return "\(enter)\n\(MethodEntry.call).leave()" }
    let code = MovedStatements(
      in: context, function: entry.function, storages: storages,
      shadowed: BoundNames.all(in: Syntax(block)))
    code.marksLines = false
    let statements = code.rewritten(block.statements)
    if code.hasErrors { return MovedCode.instead }
    return """
      \(enter)
      defer { \(MethodEntry.call).leave() }
      \(statements)
      """
  }
}
