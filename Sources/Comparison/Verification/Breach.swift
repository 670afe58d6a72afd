public import Diagnostics

/// A contract that is broken: by whom, where, and which rule.
public struct Breach: Sendable, Hashable {
  /// Which rule is broken.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The contract has no such direction.
    case direction = "contract-direction"
    /// The model commands what is above it, which no contract allows.
    case model = "contract-model"
    /// The direction is by protocol only.
    case byProtocol = "contract-protocol"
    /// The direction asks to hold weakly.
    case weak = "contract-weak"
    /// The contract does not have the role.
    case role = "contract-role"
    /// A rule of the domain is written a second time.
    case copy = "copied-rule"
    /// A state of the domain is made by hand, past the rules that lead to it.
    case transition = "copied-transition"
    /// A text or a number of the domain is written a second time.
    case literal = "copied-literal"
  }

  /// What showed it.
  public enum Origin: String, Sendable, Hashable {
    case source
    case recording
  }

  /// Which rule is broken.
  public let rule: Rule
  /// What showed it.
  public let origin: Origin
  /// The pattern whose contract it is.
  public let pattern: String
  /// The type that breaks it.
  public let type: String
  /// What it does, in one line.
  public let message: String
  /// What the contract says instead.
  public let explanation: String?
  /// Where.
  public let location: SourceLocation?

  /// The breach as a fault that stops a build.
  public var diagnostic: Diagnostic {
    Diagnostic(rule.rawValue, at: location, message, explanation: explanation)
  }
}

extension Contract {
  func breach(
    _ rule: Breach.Rule, _ origin: Breach.Origin, of type: String, _ message: String,
    because explanation: String?, at location: SourceLocation?
  ) -> Breach {
    Breach(
      rule: rule, origin: origin, pattern: id, type: type, message: message,
      explanation: explanation, location: location)
  }
}
