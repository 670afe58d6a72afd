import SwiftSyntax
import SwiftSyntaxMacros

/// The statement with which an expansion enters the recorder.
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

  /// Returns the statement that enters the call; `subject` is the callee.
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

/// The arguments of a call, as an array expression for the recorder.
struct Arguments {
  let expression: String
  /// Indicates whether an argument would be consumed, so that no local function may capture it.
  let consumesOne: Bool

  init(of signature: FunctionSignatureSyntax, generics: GenericParameterClauseSyntax?) {
    let parameters = signature.parameterClause.parameters
    let rendered = parameters.map { Self.render($0, generics: generics) }
    expression = "[" + rendered.joined(separator: ", ") + "]"
    consumesOne = parameters.contains { Self.isConsumed($0, generics: generics) }
  }

  private static func render(
    _ parameter: FunctionParameterSyntax, generics: GenericParameterClauseSyntax?
  ) -> String {
    let name = (parameter.secondName ?? parameter.firstName).quotedText
    if name == "_" { return "Trace::ArgumentPlaceholder.unnamed" }
    if parameter.type.bare.is(FunctionTypeSyntax.self) || isAutoclosure(parameter.type) {
      return "Trace::ArgumentPlaceholder.closure"
    }
    if parameter.type.bare.is(PackExpansionTypeSyntax.self) {
      return "Trace::ArgumentPlaceholder.pack"
    }
    return isConsumed(parameter, generics: generics) ? "Trace::ArgumentPlaceholder.consumed" : name
  }

  private static func isAutoclosure(_ type: TypeSyntax) -> Bool {
    type.as(AttributedTypeSyntax.self)?.attributes.contains(named: "autoclosure") == true
  }

  private static func isConsumed(
    _ parameter: FunctionParameterSyntax, generics: GenericParameterClauseSyntax?
  ) -> Bool {
    if parameter.type.suppressesCopying { return true }
    if let name = parameter.type.bare.as(IdentifierTypeSyntax.self)?.name.text,
      generics?.suppressesCopying(of: name) == true
    {
      return true
    }
    guard let attributed = parameter.type.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.contains { specifier in
      guard let simple = specifier.as(SimpleTypeSpecifierSyntax.self) else { return false }
      return ["consuming", "borrowing", "__owned", "__shared", "sending"]
        .contains(simple.specifier.text)
    }
  }
}
