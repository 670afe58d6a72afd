import Diagnostics
import Identifiers
import SwiftSyntax

/// Finds where code asks a widget for what it shows: its text, title, colour, opacity, and whether
/// it is hidden, enabled or spinning.
///
/// A pattern writes these and never needs to read them: the value that they were made of is its
/// state. What a person has typed is input, and no reading of what is shown. Widgets are known by
/// the names of a layout's properties, after a name that holds a layout (`screen.count`), and by
/// names that are declared or initialised as one: parameters, properties, and locals such as `let
/// label = screen.count`. A property that gives what a widget shows, beside a setter for the same,
/// may be declared, and counts as a widget's where it is read; to look for widgets among `subviews`
/// counts too. What escapes are widgets that a generic type of the machinery hands on.
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
    // Widgets that are looked for in a view are there to be asked.
    let isSearch = name == "subviews"
    // A property beside a setter is one of the view's; the view itself may be named anyhow.
    let isHandedOn = names.handedOn.contains(name) && names.isView(base)
    guard isShown || isHandedOn || isSearch else { return .visitChildren }
    report(node)
    return .skipChildren
  }

  /// `screen.count[keyPath: \.text]`.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.first?.label?.text == "keyPath", names.isWidget(node.calledExpression),
      !node.isWritten
    else { return .visitChildren }
    report(node)
    return .skipChildren
  }

  /// `screen.digits.map(\.text)`.
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
        "a widget is asked for what it shows: \(node.trimmedDescription)",
        explanation:
          "What is shown is made of a value, and that value is the state: read back from "
          + "the screen it would be a second one.",
        suggestion: "decide by the value that it is made of, where the pattern says who decides"))
  }
}

extension SourceLibrary {
  /// Returns the places where a pattern module's samples ask widgets what they show.
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
  /// Says whether it is assigned to.
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
  /// Says whether it is a getter's whole result, with a setter beside it.
  var isGetterBesideSetter: Bool {
    guard let accessor = ancestor(AccessorDeclSyntax.self),
      accessor.accessorSpecifier.tokenKind == .keyword(.get), accessor.body?.statements.count == 1,
      let block = accessor.parent?.as(AccessorDeclListSyntax.self), block.count > 1
    else { return false }
    let whole = accessor.body?.statements.trimmedDescription
    return whole == trimmedDescription || whole == "return \(trimmedDescription)"
  }
}
