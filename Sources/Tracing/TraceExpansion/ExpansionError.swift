import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The diagnostic for code that cannot be traced, with advice on what to write instead.
struct ExpansionError: DiagnosticMessage {
  let diagnosticID: MessageID
  let message: String
  var severity: DiagnosticSeverity { .error }

  private init(_ id: String, _ message: String) {
    diagnosticID = MessageID(domain: "Traced", id: id)
    self.message = message
  }
}

extension ExpansionError {
  static func unsupportedDeclaration(kind: String) -> ExpansionError {
    ExpansionError(
      "unsupported-declaration",
      "@Traced cannot be attached to \(kind): participants are classes, actors, copyable structs "
        + "and enums, and their extensions")
  }
  static func nestedType(name: String) -> ExpansionError {
    ExpansionError(
      "nested-type",
      "the methods of nested type '\(name)' would not be traced: attach @Traced to it")
  }
  static let privateNestedType = ExpansionError(
    "private-nested-type",
    "the conformance of this type to 'Traceable' is generated outside the enclosing type, where "
      + "a private type is not visible: write 'fileprivate'")
  static func codedByCompiler(name: String) -> ExpansionError {
    ExpansionError(
      "coded-by-compiler",
      "the compiler's coding of '\(name)' would not fit the storage that tracing adds to it: "
        + "write 'init(from:)' and 'encode(to:)', as far as it needs them")
  }
  static let severalVariables = ExpansionError(
    "several-variables",
    "several variables in one declaration cannot be traced: declare each separately")
  static let pattern = ExpansionError(
    "pattern", "variables of a pattern cannot be traced: declare each separately")
  static func lazyWithObservers(name: String) -> ExpansionError {
    ExpansionError(
      "lazy-with-observers",
      "lazy property '\(name)' has observers, so its changes cannot be traced: remove 'lazy' or "
        + "the observers")
  }
  static func ignoredWithObservers(name: String) -> ExpansionError {
    ExpansionError(
      "ignored-with-observers",
      "property '\(name)' is ignored by observation and has observers, so its changes cannot be "
        + "traced: remove '@ObservationIgnored' or the observers")
  }
  static func closureNeedsType(name: String) -> ExpansionError {
    ExpansionError(
      "closure-needs-type",
      "this closure has a capture list inside a traced initializer: write its type, as in "
        + "'let \(name): () -> Void = …'")
  }
  static let closureInHead = ExpansionError(
    "closure-in-head",
    "a closure with a capture list cannot be traced here, inside a traced initializer: store it "
      + "first in a constant with an explicit type")
  static let closureBeforeInitialisation = ExpansionError(
    "closure-before-initialisation",
    "a closure with a capture list cannot be traced before super.init: move this statement "
      + "after super.init")
  static let closureInDelegation = ExpansionError(
    "closure-in-delegation",
    "a closure with a capture list cannot be traced as an argument of a delegated initializer: "
      + "store it first in a constant with an explicit type")
  static func resultBuilder(name: String) -> ExpansionError {
    ExpansionError(
      "result-builder",
      "'@\(name)' may be a result builder, and a method with one cannot be traced: build "
        + "the value in a closure, and return it")
  }
  static let observableNeedsClass = ExpansionError(
    "observable-needs-class",
    "@Observable can be attached only to a class: an observed object needs an identity")
  static let observedTogether = ExpansionError(
    "observed-together",
    "several variables in one declaration cannot be observed: declare each separately, or with "
      + "@ObservationIgnored")
}

extension MacroExpansionContext {
  func report(_ error: ExpansionError, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: error))
  }
}
