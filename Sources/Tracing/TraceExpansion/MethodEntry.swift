import SwiftSyntax
import SwiftSyntaxMacros

/// The entry of an expansion into the recorder.
struct MethodEntry {
  let role: String
  /// The value of `#function` in the body.
  let function: String
  let type: String
  private let member: String
  private let body: String

  /// The name of the recorded call in every expansion.
  static let call = "__traced_call"

  init(
    _ callable: Callable, _ block: CodeBlockSyntax, role: String,
    in context: some MacroExpansionContext
  ) {
    self.role = role
    function = callable.function
    type = context.enclosingType
    let labels = (callable.labels ?? []).map(\.literal).joined(separator: ", ")
    member = "Trace::Member(\(callable.name.literal), labels: [\(labels)])"
    let brace = OriginalLocation(of: block.leftBrace, in: context)
    let first =
      block.statements.first.map { OriginalLocation(of: $0, in: context).line } ?? brace.line
    body = "Trace::Body(\(brace.file.literal), \(brace.line), first: \(first))"
  }

  /// The statement that enters: `subject` is what is called.
  func statement(_ function: String, _ subject: String, arguments: String) -> String {
    """
    let \(Self.call) = Trace::Tracing.\(function)(
      \(subject), \(role), \(member), \(arguments),
      \(body))
    """
  }

  var deinitStatement: String {
    """
    let \(Self.call) = Trace::Tracing.enterDeinit(
      _life, of: \(type).self, \(role), \(body))
    """
  }
}
