import SwiftSyntax

/// A callable declaration with a body that a macro may replace.
enum Callable {
  case method(FunctionDeclSyntax)
  case initializer(InitializerDeclSyntax)
  case deinitializer(DeinitializerDeclSyntax)

  init?(_ declaration: some SyntaxProtocol) {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      self = .method(method)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      self = .initializer(initializer)
    } else if let deinitializer = declaration.as(DeinitializerDeclSyntax.self) {
      self = .deinitializer(deinitializer)
    } else {
      return nil
    }
  }

  /// The body, if it is written.
  var block: CodeBlockSyntax? {
    switch self {
    case .method(let method): method.body
    case .initializer(let initializer): initializer.body
    case .deinitializer(let deinitializer): deinitializer.body
    }
  }

  /// Says whether the body reaches the stored properties themselves, past their accessors: in a
  /// designated initialiser and in a `deinit`.
  var ownsStorage: Bool {
    switch self {
    case .method: false
    case .initializer(let initializer): !initializer.modifiers.contains(.convenience)
    case .deinitializer: true
    }
  }

  /// The name without labels.
  var name: String {
    switch self {
    case .method(let method): method.name.bareText
    case .initializer: "init"
    case .deinitializer: "deinit"
    }
  }

  /// The labels of the arguments; `nil` for a `deinit`.
  var labels: [String]? {
    switch self {
    case .method(let method):
      Self.labels(method.signature, areWritten: !method.name.isOperator)
    case .initializer(let initializer): Self.labels(initializer.signature, areWritten: true)
    case .deinitializer: nil
    }
  }

  /// The value of `#function` inside: `name(label:)`.
  var function: String { labels.map { "\(name)(" + $0.map { $0 + ":" }.joined() + ")" } ?? name }

  private static func labels(_ signature: FunctionSignatureSyntax, areWritten: Bool) -> [String] {
    signature.parameterClause.parameters.map { areWritten ? $0.firstName.bareText : "_" }
  }
}

extension TokenSyntax {
  /// Says whether the name is an operator's, whose arguments have no labels.
  fileprivate var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
