import SwiftSyntax

/// A function type whose values can be wrapped in a closure that records each call.
struct ClosureType {
  let isOptional: Bool
  private let function: FunctionTypeSyntax

  /// Returns `nil` for other types, and for functions that cannot be wrapped.
  ///
  /// These are asynchronous, throw a typed error, or take a parameter that cannot be forwarded.
  init?(_ type: TypeSyntax) {
    isOptional = type.wrapped != nil
    guard let function = (type.wrapped ?? type).bare.as(FunctionTypeSyntax.self),
      function.effectSpecifiers?.asyncSpecifier == nil,
      function.effectSpecifiers?.throwsClause?.type == nil,
      function.parameters.allSatisfy({ Self.canHandOn($0.type) && $0.ellipsis == nil })
    else { return nil }
    self.function = function
  }

  private static func canHandOn(_ type: TypeSyntax) -> Bool {
    guard !type.suppressesCopying, !type.bare.is(PackExpansionTypeSyntax.self) else { return false }
    return type.as(AttributedTypeSyntax.self)?.specifiers.isEmpty ?? true
  }

  /// The source of a closure that calls `closure` through `binding`.
  var delivery: String {
    let names = function.parameters.indices.enumerated().map { "argument\($0.offset + 1)" }
    let rendered = zip(names, function.parameters).map { name, parameter in
      parameter.type.bare.is(FunctionTypeSyntax.self) ? "Trace::ArgumentPlaceholder.closure" : name
    }
    let mark = function.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let head = names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
    let arguments = rendered.joined(separator: ", ")
    let call = "closure(\(names.joined(separator: ", ")))"
    return """
      {\(head)
        \(mark)binding.deliver([\(arguments)]) { \(mark)\(call) }
      }
      """
  }
}
