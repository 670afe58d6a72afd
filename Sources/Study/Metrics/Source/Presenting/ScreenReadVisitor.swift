import Diagnostics
import Identifiers
import SwiftSyntax

/// Finds code that reads from a widget what it shows: its text, title, colour or opacity, and
/// whether it is hidden, enabled or spinning.
///
/// A pattern writes these properties and never needs to read them, because their value comes from
/// its state. A user's typed text is input and may be read. A widget is recognised in two ways: by
/// the name of a layout's property after a name that holds a layout (`screen.count`), or by a name
/// declared or initialised as a widget: parameters, properties, and locals such as
/// `let label = screen.count`. A getter of a shown value may be declared beside a setter of the
/// same value; reading it counts as reading the widget. A search for widgets among `subviews`
/// counts too. Not detected are widgets passed on by a generic type of the machinery.
final class ScreenReadVisitor: SyntaxVisitor {
  private(set) var found: [Diagnostic] = []
  private let names: WidgetNames
  private let lines: LineTable

  init(_ tree: SourceFileSyntax, _ names: WidgetNames, _ lines: LineTable) {
    self.names = names.adding(locals: tree)
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let base = node.base, !node.isWritten, !node.isGetterBesideSetter else {
      return .visitChildren
    }
    let isShown = WidgetNames.shown.contains(name) && names.isWidget(base)
    // Code looks for widgets in a view only in order to read them.
    let isSearch = name == "subviews"
    // A property beside a setter belongs to the view; the view itself may have any name.
    let isHandedOn = names.handedOn.contains(name) && names.isView(base)
    guard isShown || isHandedOn || isSearch else { return .visitChildren }
    report(node)
    return .skipChildren
  }

  /// Reports a read through a key path: `screen.count[keyPath: \.text]`.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.first?.label?.text == "keyPath", names.isWidget(node.calledExpression),
      !node.isWritten
    else { return .visitChildren }
    report(node)
    return .skipChildren
  }

  /// Reports a key path passed as a function: `screen.digits.map(\.text)`.
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard let last = node.components.last?.component.as(KeyPathPropertyComponentSyntax.self),
      WidgetNames.shown.contains(last.declName.baseName.text),
      let argument = node.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, names.isWidget(base)
    else { return .visitChildren }
    report(node)
    return .skipChildren
  }

  private func report(_ node: some SyntaxProtocol) {
    found.append(
      Diagnostic(
        .screenRead, at: lines.location(of: node),
        "a displayed value is read back from a widget: \(node.trimmedDescription)",
        explanation:
          "The state is the value from which the display was derived. A value read back from "
          + "the screen would be a second state.",
        suggestion: "decide by the original value, in the role that the pattern assigns to it"))
  }
}

extension SourceLibrary {
  /// Returns the places where a pattern module's samples read from widgets what they show.
  func screenReads(module: String) -> [Diagnostic] {
    samples.flatMap { sample -> [Diagnostic] in
      let own = files(of: module, sample: sample)
      guard !own.isEmpty else { return [] }
      let names = WidgetNames(domain: domain(of: sample), own: own)
      return own.flatMap { ScreenReadVisitor($0.tree, names, $0.lines).found }
    }
  }
}

extension ExprSyntaxProtocol {
  /// Indicates whether it is the target of an assignment.
  fileprivate var isWritten: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) { node = parent }
    guard let list = node.parent?.as(ExprListSyntax.self), let first = list.first,
      Syntax(first).id == node.id
    else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}

extension MemberAccessExprSyntax {
  /// Indicates whether it is the whole result of a getter that has a setter beside it.
  var isGetterBesideSetter: Bool {
    guard let accessor = ancestor(AccessorDeclSyntax.self),
      accessor.accessorSpecifier.tokenKind == .keyword(.get), accessor.body?.statements.count == 1,
      let block = accessor.parent?.as(AccessorDeclListSyntax.self), block.count > 1
    else { return false }
    let whole = accessor.body?.statements.trimmedDescription
    return whole == trimmedDescription || whole == "return \(trimmedDescription)"
  }
}
