public import Diagnostics

/// A violation of a contract: the type, the location and the rule.
public struct Breach: Sendable, Hashable {
  /// The rule that is broken.
  public enum Rule: Sendable, Hashable, CaseIterable {
    /// The contract has no such direction.
    case direction
    /// The model commands what is above it, which no contract allows.
    case model
    /// The contract allows the direction only through a protocol.
    case byProtocol
    /// The direction requires a weak reference.
    case weak
    /// The contract does not have the role.
    case role
    /// A role other than the presenting one turns values into displayed text or colours.
    case presentation
    /// A role stores a value of the domain that it may not store.
    case state
    /// A rule of the domain is repeated.
    case copy
    /// A state of the domain is constructed by hand, bypassing the rules that lead to it.
    case transition
    /// A text or number of the domain is repeated.
    case literal
  }

  /// The violated rule.
  public let rule: Rule
  /// The violating type.
  public let type: String
  /// The act that violates the rule, in one line.
  public let message: String
  /// The contract's statement about the act.
  public let explanation: String?
  /// The location of the breach.
  public let location: SourceLocation?

  /// The breach as an error that stops a build.
  public var diagnostic: Diagnostic {
    Diagnostic(rule.id, at: location, message, explanation: explanation)
  }
}

extension Breach.Rule {
  /// The identifier of the breach's diagnostic.
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
