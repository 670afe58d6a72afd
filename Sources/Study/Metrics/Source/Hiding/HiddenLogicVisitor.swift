import Diagnostics
import Identifiers
import SwiftSyntax

/// Finds the work that accessors do: code that decides, repeats, computes or formats when a
/// property or subscript is read or written, or when a lazy one is made; and property wrappers,
/// result builders and their like, which are made of accessors.
///
/// Such code is recorded nowhere. In a sample's folder it counts wherever it is; in a pattern's
/// machinery where no `@Traced` covers the declaration it is in. An accessor that hands on what is
/// stored (`{ self }`, `{ store.value }`) may stay; so may, where `@Traced` covers it, one that only
/// calls, since calls of traced methods are found by ``SourceLibrary/hiddenCalls(module:)``. What escapes is work that an untraced function of
/// another module does.
final class HiddenLogicVisitor: SyntaxVisitor {
  /// An accessor that works, or a declaration that is made of accessors.
  struct Found: Sendable, Hashable, Codable {
    let diagnostic: Diagnostic
    /// Says whether a `@Traced` covers the declaration that it is in.
    let isTraced: Bool
  }

  private(set) var found: [Found] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAtTypeOrFileLevel else { return .visitChildren }
    for binding in node.bindings {
      for (kind, code) in binding.accessorBlock?.hiddenCode ?? [] {
        examine(kind, code, of: binding.pattern)
      }
      if node.modifiers.contains(anyOf: .lazy), let value = binding.initializer?.value {
        examine(.lazy, value, of: binding.pattern)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    for (_, code) in node.accessorBlock?.hiddenCode ?? [] {
      examine(.subscript, code, of: node.subscriptKeyword)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    guard let what = Self.madeOfAccessors[name] else { return .visitChildren }
    found.append(
      Found(
        diagnostic: Diagnostic(
          .hiddenLogic, at: lines.location(of: node),
          "'\(node.declaredName)' is a \(what), whose work is recorded nowhere",
          explanation: Self.explanation,
          suggestion: "write a traced type whose methods are called"),
        isTraced: false))
    return .visitChildren
  }

  private func examine(
    _ kind: HiddenCodeKind, _ code: some SyntaxProtocol, of node: some SyntaxProtocol
  ) {
    let isTraced = node.isInTracedDeclaration
    let logic = LogicVisitor(code, lines).logic.filter {
      [.decision, .loop, .computation].contains($0) || $0 == .call && !isTraced
    }
    let work = logic.map(\.rawValue) + (FormattingVisitor(in: code).isFound ? ["formatting"] : [])
    guard !work.isEmpty else { return }
    let name = node.trimmedDescription
    found.append(
      Found(
        diagnostic: Diagnostic(
          .hiddenLogic, at: lines.location(of: node),
          "the \(kind.rawValue) of '\(node.member)' does work that tracing cannot see: "
            + work.joined(separator: ", "),
          explanation: Self.explanation,
          suggestion: "make it a method 'func \(name)()' of a traced type, or store the value when "
            + "it changes"),
        isTraced: isTraced))
  }

  private static let explanation =
    "It would be recorded as done by whoever reads or writes the property, or not at all."

  private static let madeOfAccessors = [
    "propertyWrapper": "property wrapper", "resultBuilder": "result builder",
    "dynamicMemberLookup": "type with dynamic members",
    "dynamicCallable": "type that is called like a function",
  ]
}

/// Finds out whether code makes a text of values.
private final class FormattingVisitor: SyntaxVisitor {
  private(set) var isFound = false

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if TypePath(node.calledExpression)?.text == "String" { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if ["description", "debugDescription", "formatted"].contains(node.declName.baseName.text) {
      isFound = true
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Says whether the nearest type or extension around it has a `@Traced` of its own.
  var isInTracedDeclaration: Bool {
    let around = ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
    return around.map { !$0.attributes.traced.isEmpty } ?? false
  }
}

extension AttributeSyntax {
  /// The name of the type on which it is.
  fileprivate var declaredName: String {
    let declared = ancestors.compactMap { $0.asProtocol((any NamedDeclSyntax).self) }
    return declared.first?.name.text ?? ""
  }
}

extension SourceLibrary {
  /// The work that accessors of a pattern module do, and its property wrappers.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: One fault for each, in the order of the module's files.
  func hiddenLogic(module: String) -> [Diagnostic] {
    files.filter { $0.area.module == module }.flatMap { file in
      let isMachinery = file.area.folder(among: samples) == nil
      return file.hiddenLogic.filter { !isMachinery || !$0.isTraced }.map(\.diagnostic)
    }
  }
}
