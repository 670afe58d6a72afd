public import Diagnostics
import SwiftSyntax

/// Code that tracing cannot see, or a value that others could read unseen.
///
/// It is not an error by itself. It is listed because unseen code is missing from every metric.
public struct HiddenCode: Sendable, Hashable, Codable {
  /// The reason why it cannot be seen.
  public let kind: HiddenCodeKind
  /// The property, prefixed with its type: `CounterView.count`; the member around a closure.
  public let name: String
  /// The location of the property's name, of `subscript`, or of the closure's brace.
  public let location: Diagnostics.SourceLocation
  let calls: [WrittenCall]
}

/// The reason why tracing cannot see a piece of code.
public enum HiddenCodeKind: String, Sendable, Hashable, Codable, CaseIterable {
  case getter
  case setter
  case observer
  case `subscript`
  case lazy = "lazy initialiser"
  /// A closure; its work is attributed to the participant that bound it or runs it.
  case closure
  /// A `let` that is neither private nor fileprivate.
  case constant
}

extension HiddenCodeKind {
  /// Indicates whether it is an accessor, an observer or a lazy initialiser: code that runs when a
  /// property is read or written.
  public var isAccessor: Bool { self != .closure && self != .constant }
}

/// Finds the code of a file that tracing cannot see: accessors, observers, subscripts, lazy
/// initialisers, closures, and constants that are not private.
final class HiddenCodeVisitor: FindingVisitor<HiddenCode> {
  /// Skips protocols, because their requirements have no code.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAtTypeOrFileLevel else { return .visitChildren }
    for (kind, code, name) in node.hiddenCode { note(kind, code, at: name) }
    if node.bindingSpecifier.tokenKind == .keyword(.let),
      !node.modifiers.contains(anyOf: .private, .fileprivate)
    {
      found += node.bindings.map(\.pattern).map { name in
        HiddenCode(
          kind: .constant, name: name.member, location: lines.location(of: name), calls: [])
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.accessorBlock { note(.subscript, block, at: node.subscriptKeyword) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    note(.closure, node.statements, at: node.leftBrace)
    return .visitChildren
  }

  private func note(
    _ kind: HiddenCodeKind, _ code: some SyntaxProtocol, at node: some SyntaxProtocol
  ) {
    found.append(
      HiddenCode(
        kind: kind, name: node.member, location: lines.location(of: node),
        calls: LogicVisitor(code, lines).calls))
  }
}

extension VariableDeclSyntax {
  /// The code that runs when one of its names is read, written or lazily initialised.
  var hiddenCode: [(kind: HiddenCodeKind, code: Syntax, name: PatternSyntax)] {
    bindings.flatMap { binding in
      let lazy = modifiers.contains(anyOf: .lazy) ? binding.initializer?.value : nil
      return
        ((binding.accessorBlock?.hiddenCode ?? []) + (lazy.map { [(.lazy, Syntax($0))] } ?? []))
        .map { ($0, $1, binding.pattern) }
    }
  }
}

extension AccessorBlockSyntax {
  /// The accessors that have code, with the reason why it cannot be seen.
  var hiddenCode: [(HiddenCodeKind, Syntax)] {
    switch accessors {
    case .getter(let code): [(.getter, Syntax(code))]
    case .accessors(let accessors):
      accessors.compactMap { accessor in
        guard let body = accessor.body else { return nil }
        return switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): (.getter, Syntax(body))
        case .keyword(.willSet), .keyword(.didSet): (.observer, Syntax(body))
        default: (.setter, Syntax(body))
        }
      }
    }
  }
}
