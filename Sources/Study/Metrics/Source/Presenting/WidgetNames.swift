import SwiftSyntax
import Trace

/// The names by which a pattern's code refers to widgets and layouts.
struct WidgetNames {
  /// The properties that expose what a widget shows.
  static let shown: Set<String> = [
    "alpha", "currentTitle", "currentTitleColor", "isAnimating", "isEnabled", "isHidden",
    "placeholder", "text", "textColor",
  ]

  /// The properties of layouts that hold widgets without typed text.
  private let parts: Set<String>
  private let layouts: Set<String>
  /// Names that hold a layout: `screen`.
  private var holders: Set<String>
  /// Names that hold a widget: `label`.
  private var widgets: Set<String>
  /// Properties that return what a widget shows and have a setter as well.
  private(set) var handedOn: Set<String> = []
  /// Names that hold a view of the pattern, or a protocol that a view adopts.
  private var views: Set<String> = []

  /// The widgets that only show values assigned to them.
  private static let classes: Set<String> = [
    "ActivityIndicator", "Button", "Control", "Label", "TableView", "View",
  ]

  /// Collects the names in an implementation.
  init(domain: [FileFacts], own: [FileFacts]) {
    let classes = domain.flatMap(\.declarations).filter { $0.kind == .class && $0.role == .view }
    layouts = Set(classes.map(\.name))
    parts = classes.flatMap(\.stored).names { Self.classes.contains($0.name) }
    let stored = own.flatMap(\.declarations).flatMap(\.stored)
    holders = stored.names { [layouts] in layouts.contains($0.name) }
    widgets = stored.names { Self.classes.contains($0.name) }
    handedOn = Set(own.flatMap(\.handedOn))
    guard !handedOn.isEmpty else { return }
    let index = TypeIndex(own + domain)
    views = stored.names { mention in
      index.resolve(mention).contains { name in
        index.role(of: name) == .view || index.roles(adopting: name).contains(.view)
      }
    }
  }

  /// Returns the names with the parameters and locals of a file added.
  func adding(locals tree: SourceFileSyntax) -> WidgetNames {
    var all = self
    var before: (Int, Int)
    repeat {
      before = (all.holders.count, all.widgets.count)
      let visitor = LocalVisitor(names: all)
      visitor.walk(tree)
      all.holders.formUnion(visitor.holders)
      all.widgets.formUnion(visitor.widgets)
    } while before != (all.holders.count, all.widgets.count)
    return all
  }

  /// Returns whether an expression is a widget or a collection of widgets.
  func isWidget(_ node: ExprSyntax) -> Bool {
    let node = node.withoutWrapping
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return widgets.contains(name) || name.hasPrefix("$") && isElementOfWidgets(Syntax(node))
    }
    if let list = node.as(ArrayExprSyntax.self) {
      return list.elements.contains { isWidget($0.expression) }
    }
    guard let member = node.as(MemberAccessExprSyntax.self) else { return false }
    let name = member.declName.baseName.text
    guard let base = member.base else { return false }
    if base.trimmedDescription == "self" { return widgets.contains(name) }
    return parts.contains(name) && isLayout(base)
  }

  func isLayout(_ node: ExprSyntax) -> Bool {
    let node = node.withoutWrapping
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      return holders.contains(reference.baseName.text)
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      return holders.contains(member.declName.baseName.text)
    }
    if let cast = node.as(SequenceExprSyntax.self),
      let last = cast.elements.last?.as(TypeExprSyntax.self)
    {
      return TypePath(last.type).map { layouts.contains($0.text) } ?? false
    }
    return false
  }

  /// Returns whether an expression is a view of the pattern.
  func isView(_ node: ExprSyntax) -> Bool {
    let node = node.withoutWrapping
    let name =
      node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(views.contains) ?? false
  }

  /// Returns whether the names in a type include a layout's or a widget's.
  fileprivate func kind(of type: TypeSyntax) -> (isLayout: Bool, isWidget: Bool) {
    let names = type.paths(.held).map(\.text)
    return (names.contains(where: layouts.contains), names.contains(where: Self.classes.contains))
  }

  /// Returns whether a closure's anonymous argument is an element of a collection of widgets.
  private func isElementOfWidgets(_ node: Syntax) -> Bool {
    let call = node.ancestor(ClosureExprSyntax.self)?.ancestor(FunctionCallExprSyntax.self)
    guard let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    return isWidget(base)
  }
}

/// Finds the parameters, locals and loop variables that hold layouts and widgets.
private final class LocalVisitor: SyntaxVisitor {
  private(set) var holders: Set<String> = []
  private(set) var widgets: Set<String> = []
  private let names: WidgetNames

  init(names: WidgetNames) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, typed: node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type { note((node.secondName ?? node.firstName).text, typed: type) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    if let type = node.typeAnnotation?.type { note(name, typed: type) }
    if let value = node.initializer?.value { note(name, valued: value) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { note(node.pattern.trimmedDescription, valued: value) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern.trimmedDescription, valued: node.sequence)
    return .visitChildren
  }

  private func note(_ name: String, typed type: TypeSyntax) {
    let kind = names.kind(of: type)
    if kind.isLayout { holders.insert(name) } else if kind.isWidget { widgets.insert(name) }
  }

  private func note(_ name: String, valued value: ExprSyntax) {
    if names.isLayout(value) { holders.insert(name) }
    if names.isWidget(value) { widgets.insert(name) }
  }
}

extension [StoredProperty] {
  /// Returns the names of the properties that hold a type satisfying the predicate.
  fileprivate func names(holding isMeant: (Mention) -> Bool) -> Set<String> {
    Set(filter { $0.types.contains(where: isMeant) }.map(\.name))
  }
}

extension FileFacts {
  /// The properties that return what a widget shows and have a setter as well.
  fileprivate var handedOn: [String] {
    tree.all(MemberAccessExprSyntax.self).compactMap { member in
      guard WidgetNames.shown.contains(member.declName.baseName.text), member.isGetterBesideSetter
      else { return nil }
      return member.ancestor(PatternBindingSyntax.self)?.pattern.trimmedDescription
    }
  }
}

extension ExprSyntax {
  /// The expression without `?`, `!`, parentheses, an index, `.first` and `.last`.
  fileprivate var withoutWrapping: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.withoutWrapping
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.withoutWrapping }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return inner.expression.withoutWrapping
    }
    if let index = self.as(SubscriptCallExprSyntax.self) {
      return index.calledExpression.withoutWrapping
    }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      ["first", "last"].contains(member.declName.baseName.text)
    {
      return base.withoutWrapping
    }
    return self
  }
}
