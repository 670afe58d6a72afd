import Diagnostics
import Identifiers
import Sequences
import SwiftSyntax
import Trace

extension SourceLibrary {
  /// Returns the parts of a pattern module that make decisions in place of the domain.
  ///
  /// In the samples' folders these are numbers that are compared or computed
  /// (``NumericDecisionVisitor``) and decisions of `composition` (``CompositionVisitor``). In the
  /// whole module they are extensions that add members to a type of the samples, which no other
  /// pattern has. They also include machinery that names a type of only one sample, because
  /// machinery is not compared with that domain.
  func deciding(module: String) -> [Diagnostic] {
    let own = files(of: module)
    let inSamples = own.filter { sample(of: $0) != nil }
    return inSamples.flatMap(numericDecisions) + inSamples.flatMap(\.composed)
      + domainExtensions(own) + domainInMachinery(module)
  }

  private func numericDecisions(_ file: FileFacts) -> [Diagnostic] {
    let states = domain(for: file).flatMap(\.states).filter(\.isValue)
    return NumericDecisionVisitor(
      file.tree, states: Set(states.map(\.name)), constants: Set(states.flatMap(\.constants)),
      file.lines
    ).found
  }

  /// Returns the extensions with members of types that the samples declare.
  ///
  /// A bare conformance is allowed. So is an extension of a service, which stores no domain value:
  /// for example the adapter that creates a publisher from a request.
  private func domainExtensions(_ own: [FileFacts]) -> [Diagnostic] {
    let domain = files.filter(\.area.isSamples)
    let index = TypeIndex(own + domain)
    let declared = Dictionary(
      keepingFirst: domain.flatMap(\.declarations).filter { $0.kind != .extension }.map {
        ($0.name, $0)
      })
    let names = Set(own.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.name))
    let states = Set(domain.flatMap(\.states).joined.map(\.name))
    return own.flatMap(\.declarations).compactMap { part in
      guard part.kind == .extension, part.hasMembers, !names.contains(part.name) else { return nil }
      let mention = Mention(name: part.name, scope: "", container: nil, location: part.location)
      guard let type = index.resolve(mention).lazy.compactMap({ declared[$0] }).first,
        !type.isService(besides: states)
      else { return nil }
      return Diagnostic(
        .domainExtension, at: part.location,
        "an extension adds members to '\(type.name)', which the samples declare",
        explanation:
          "Such a member is a rule that only one pattern has, or work that belongs to no role.",
        suggestion: "make it a method of a type of the pattern, or move a rule to the domain",
        notes: [DiagnosticNote(at: type.location, "the type is declared here")])
    }
  }

  /// Returns the places where the machinery names a type from a sample's own folder.
  private func domainInMachinery(_ module: String) -> [Diagnostic] {
    let machinery = files(of: module, sample: nil)
    let domain = files.filter { $0.area.isSamples && sample(of: $0) != nil }
    let index = TypeIndex(machinery + domain)
    let names = Set(domain.flatMap(\.declarations).map(\.name))
      .subtracting(machinery.flatMap(\.declarations).map(\.name))
    return machinery.flatMap(\.declarations).flatMap(\.mentions).compactMap { mention in
      guard let name = index.resolve(mention).first(where: names.contains) else { return nil }
      return Diagnostic(
        .domainInMachinery, at: mention.location,
        "the machinery names '\(name)', which belongs to one sample",
        explanation:
          "Code outside the samples' folders counts as the pattern's machinery, whatever "
          + "the app, and is not compared with a domain.",
        suggestion: "move it into the sample's folder, or make it generic")
    }
  }
}

extension Declaration {
  /// Returns whether it is a participant of the domain that stores none of the given values.
  fileprivate func isService(besides states: Set<String>) -> Bool {
    kind == .class && role == .model
      && !stored.contains { property in property.types.contains { states.contains($0.name) } }
  }
}

/// Finds decisions in code that only builds and connects.
///
/// In a type or extension that is traced as `composition`, every `if`, `guard` or `while` with a
/// condition, `switch`, `?:`, `&&` and `||` counts. Unwrapping an optional, by a binding or `??`,
/// is not a decision of the pattern. Not detected are decisions without any of these keywords, for
/// example a dictionary lookup.
final class CompositionVisitor: FindingVisitor<Diagnostic> {
  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if !node.condition.is(OptionalBindingConditionSyntax.self) { examine(node) }
    return .visitChildren
  }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    examine(node.switchKeyword)
    return .visitChildren
  }
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    examine(node)
    return .visitChildren
  }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["&&", "||"].contains(node.operator.text) { examine(node) }
    return .visitChildren
  }

  private func examine(_ node: some SyntaxProtocol) {
    guard node.enclosingRole == .composition else { return }
    found.append(
      Diagnostic(
        .decidingComposition, at: lines.location(of: node),
        "'\(node.member)' makes a decision, but is traced as composition",
        explanation: "Composition may access anything, so contracts cannot detect a decision here "
          + "that belongs to another role.",
        suggestion: "decide in the role that the pattern assigns to it, and only connect here"))
  }
}
