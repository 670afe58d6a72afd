public import Diagnostics

/// A broken contract: by which type, where, and which rule.
public struct Breach: Sendable, Hashable {
  /// The rule that is broken.
  public enum Rule: Sendable, Hashable, CaseIterable {
    /// The contract has no such direction.
    case direction
    /// The model commands what is above it, which no contract allows.
    case model
    /// The direction is by protocol only.
    case byProtocol
    /// The direction requires a weak reference.
    case weak
    /// The contract does not have the role.
    case role
    /// Another role than the contract's turns values into what is seen.
    case presentation
    /// A role keeps a value of the domain that is not its to keep.
    case state
    /// A rule of the domain is written a second time.
    case copy
    /// A state of the domain is made by hand, past the rules that lead to it.
    case transition
    /// A text or a number of the domain is written a second time.
    case literal
  }

  /// The rule that is broken.
  public let rule: Rule
  /// The type that breaks it.
  public let type: String
  /// The act by which the type breaks the rule, in one line.
  public let message: String
  /// An explanation: what the contract says instead.
  public let explanation: String?
  /// The place of the breach.
  public let location: SourceLocation?

  /// The breach as a fault that stops a build.
  public var diagnostic: Diagnostic {
    Diagnostic(rule.id, at: location, message, explanation: explanation)
  }
}

extension Breach.Rule {
  /// The id of a breach's diagnostic.
  public var id: DiagnosticID {
    switch self {
    case .direction: .contractDirection
    case .model: .contractModel
    case .byProtocol: .contractProtocol
    case .weak: .contractWeak
    case .role: .contractRole
    case .presentation: .contractPresentation
    case .state: .contractState
    case .copy: .copiedRule
    case .transition: .copiedTransition
    case .literal: .copiedLiteral
    }
  }
}

extension Contract {
  func breach(
    _ rule: Breach.Rule, of type: String, _ message: String, because explanation: String?,
    at location: SourceLocation?
  ) -> Breach {
    Breach(
      rule: rule, type: type, message: message, explanation: explanation, location: location)
  }
}
