import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Code that an expansion moves; `#line` and similar literals keep their original values.
///
/// Marks give the line of each statement and the call of each closure (see ``MarkPlacement``).
class MovedCode: SyntaxRewriter {
  let locate: (MacroExpansionExprSyntax) -> ExprSyntax?
  /// Indicates whether an error was reported, so that the expansion would only cause further
  /// errors.
  private(set) var hasErrors = false
  /// The replacement for a body with an error, valid for every result type.
  ///
  /// It never runs, because the reported error stops the build.
  static let instead = "Swift.fatalError()"

  /// Indicates whether statements are marked with their lines, and closures with their call.
  var marksLines = true

  private let diagnose: (ExpansionError, Syntax) -> Void
  private let lineOf: (Syntax) -> String
  private let locationOf: (Syntax) -> OriginalLocation

  init(in context: some MacroExpansionContext, function: String) {
    locate = { node in
      let mode: SourceLocationFilePathMode =
        node.macroName.text == "filePath" ? .filePath : .fileID
      let location = { context.location(of: node, at: .afterLeadingTrivia, filePathMode: mode) }
      switch node.macroName.text {
      case "line": return location()?.line
      case "column": return location()?.column
      case "file", "fileID", "filePath": return location()?.file
      case "function": return ExprSyntax(StringLiteralExprSyntax(content: function))
      default: return nil
      }
    }
    diagnose = { context.report($0, at: $1) }
    lineOf = { OriginalLocation(of: $0, in: context).line }
    locationOf = { OriginalLocation(of: $0, in: context) }
    super.init()
  }

  /// Returns the statements for the expansion, between directives that give their location.
  ///
  /// They take as many lines as in the source, so that compiler diagnostics refer to the right
  /// ones. `prefix` precedes the first statement.
  func rewritten(_ statements: CodeBlockItemListSyntax, after prefix: String = "") -> String {
    let moved = rewrite(statements)
    let code =
      prefix.isEmpty
      ? moved.description.withoutOuterSpace.reindented(to: 0) : prefix + moved.trimmedDescription
    guard let first = statements.first, let location = locationOf(Syntax(first)).beforeExpansion
    else {
      return code
    }
    // Comments before the first statement are part of the expansion.
    let comments = prefix.isEmpty ? first.leadingTrivia.linesOfComments : 0
    return """
      #sourceLocation(file: \(location.path.literal), line: \(location.line - comments))
      \(code)
      #sourceLocation()
      """
  }

  func report(_ error: ExpansionError, at node: some SyntaxProtocol) {
    hasErrors = true
    diagnose(error, Syntax(node))
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
    guard node.arguments.isEmpty, let literal = locate(node) else { return super.visit(node) }
    return literal.trimmed.with(\.leadingTrivia, node.leadingTrivia)
      .with(\.trailingTrivia, node.trailingTrivia)
  }

  // MARK: Lines and closures

  override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    let items = super.visit(node)
    let marks = marks(in: node)
    return CodeBlockItemListSyntax(zip(items, marks).map { $1.map($0.marked) ?? $0 })
  }

  /// Returns the mark before each statement of a list.
  func marks(in list: CodeBlockItemListSyntax) -> [String?] {
    guard marksLines, MarkPlacement.mayStand(in: list) else {
      return Array(repeating: nil, count: list.count)
    }
    var line = MarkPlacement.lineBefore(list).map { lineOf(Syntax($0)) }
    return list.map { item in
      let own = lineOf(Syntax(item))
      guard own != line, item.doesSomething else { return nil }
      line = own
      return "\(MethodEntry.call).at(\(own)); "
    }
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    guard marksLines, let run = ClosureRunWriter(node, line: lineOf),
      let moved = super.visit(node)
        .as(ClosureExprSyntax.self)
    else { return super.visit(node) }
    return ExprSyntax(run.written(moved))
  }
}
