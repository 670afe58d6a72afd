import SwiftSyntax

/// A callable declaration with a body that a macro may replace.
struct Callable {
  /// The kind of declaration, with its syntax.
  enum CallableKind {
    case method(FunctionDeclSyntax)
    case initializer(InitializerDeclSyntax)
    case deinitializer
  }

  let kind: CallableKind
  /// The body, if there is one.
  let block: CodeBlockSyntax?
  /// The name without labels.
  let name: String
  /// The labels of the arguments; `nil` for a `deinit`.
  let labels: [String]?
  /// Indicates whether the body accesses stored properties directly: a designated initialiser or a
  /// `deinit`.
  let ownsStorage: Bool

  init?(_ declaration: some SyntaxProtocol) {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      kind = .method(method)
      (block, name, ownsStorage) = (method.body, method.name.bareText, false)
      labels = Self.labels(method.signature, areWritten: !method.name.isOperator)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      kind = .initializer(initializer)
      (block, name) = (initializer.body, "init")
      ownsStorage = !initializer.modifiers.contains(.convenience)
      labels = Self.labels(initializer.signature, areWritten: true)
    } else if let deinitializer = declaration.as(DeinitializerDeclSyntax.self) {
      kind = .deinitializer
      (block, name, labels, ownsStorage) = (deinitializer.body, "deinit", nil, true)
    } else {
      return nil
    }
  }

  /// The value of `#function` inside, such as `name(label:)`.
  var function: String { labels.map { "\(name)(" + $0.map { $0 + ":" }.joined() + ")" } ?? name }

  private static func labels(_ signature: FunctionSignatureSyntax, areWritten: Bool) -> [String] {
    signature.parameterClause.parameters.map { areWritten ? $0.firstName.bareText : "_" }
  }
}

extension TokenSyntax {
  /// Indicates whether the name is an operator, whose arguments have no labels.
  fileprivate var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
