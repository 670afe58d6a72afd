import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Code that an expansion moves: `#line` and its like become what they were where it was written.
class MovedCode: SyntaxRewriter {
  let locate: (MacroExpansionExprSyntax) -> ExprSyntax?
  /// Whether something was reported, so that the code would not compile and only add to the noise.
  private(set) var hasFaults = false
  /// The body in its place, which suits every type that a body can return.
  ///
  /// It never runs: what was reported is an error, and so nothing is built.
  static let instead = "Swift.fatalError()"

  private let diagnose: (Fault, Syntax) -> Void

  init(in context: some MacroExpansionContext, member: String) {
    locate = { node in
      let mode: SourceLocationFilePathMode =
        node.macroName.text == "filePath" ? .filePath : .fileID
      let location = { context.location(of: node, at: .afterLeadingTrivia, filePathMode: mode) }
      switch node.macroName.text {
      case "line": return location()?.line
      case "column": return location()?.column
      case "file", "fileID", "filePath": return location()?.file
      case "function": return ExprSyntax(StringLiteralExprSyntax(content: member))
      default: return nil
      }
    }
    diagnose = { context.report($0, at: $1) }
    super.init()
  }

  /// The statements as they stand in the expansion.
  func rewritten(_ statements: CodeBlockItemListSyntax) -> String {
    rewrite(statements).description.withoutOuterSpace.reindented(to: 0)
  }

  func report(_ fault: Fault, at node: some SyntaxProtocol) {
    hasFaults = true
    diagnose(fault, Syntax(node))
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
    guard node.arguments.isEmpty, let literal = locate(node) else { return super.visit(node) }
    return literal.trimmed.with(\.leadingTrivia, node.leadingTrivia)
      .with(\.trailingTrivia, node.trailingTrivia)
  }
}
