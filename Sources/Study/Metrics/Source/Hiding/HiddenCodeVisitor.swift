import SwiftSyntax

/// Finds what tracing cannot see in a file: accessors, observers, subscripts, lazy initialisers,
/// closures, and constants that are not private.
final class HiddenCodeVisitor: SyntaxVisitor {
  private(set) var found: [HiddenCode] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  /// The requirements of a protocol have no code.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAtTypeOrFileLevel else { return .visitChildren }
    for binding in node.bindings { examine(binding, of: node) }
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

  private func examine(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
    for (kind, code) in binding.accessorBlock?.hiddenCode ?? [] {
      note(kind, code, at: binding.pattern)
    }
    if node.modifiers.contains(anyOf: .lazy), let value = binding.initializer?.value {
      note(.lazy, value, at: binding.pattern)
    }
    if node.bindingSpecifier.tokenKind == .keyword(.let),
      !node.modifiers.contains(anyOf: .private, .fileprivate)
    {
      found.append(
        HiddenCode(
          kind: .constant, name: binding.pattern.member,
          location: lines.location(of: binding.pattern), calls: []))
    }
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

extension AccessorBlockSyntax {
  /// The accessors that have code, and why it cannot be seen.
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
