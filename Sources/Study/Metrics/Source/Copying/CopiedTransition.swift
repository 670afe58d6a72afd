public import Diagnostics
import Identifiers
import Trace

/// A state of the domain that a pattern makes by hand, though the domain has rules that lead to it.
public struct CopiedTransition: Sendable, Hashable {
  /// The expression that the pattern writes: `.switching(to: state.star.other)`.
  public let expression: String
  /// The domain's type that is made.
  public let owner: String
  /// The rules that lead from one of its values to another, as calls write them.
  public let transitions: [String]
  /// The place where it is in the pattern.
  public let copy: SourceLocation
  /// The pattern's type in whose source it is, if it is in one's.
  public let type: String?
}

extension SourceLibrary {
  /// The places where a pattern makes a state of the samples' domain by hand.
  ///
  /// Looked at are the domain's structures and enumerations without a role that have *transitions*:
  /// methods that are `mutating`, or that give another value of the same type (it, an optional or
  /// an array of it). A pattern that writes such a type's case with values, `.switching(to: …)`, or
  /// calls its initialiser with something read from one of its own properties, `Tally(digits:
  /// tally.digits …)`, writes a transition of its own. Allowed are: patterns (`case .switching(to:
  /// let star)`); the arguments of the domain's own methods, which are questions to a rule; and
  /// `composition`, which makes what an app begins with.
  ///
  /// A case is recognised by its name and labels, so one that the pattern's own source declares
  /// alike is passed over unless the type is written before it. Not found are: `.init(…)`; a state
  /// that is made in steps; and cases without values, which ``testedCases(module:)`` looks at.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: The places, in the order of the module's files.
  public func copiedTransitions(module: String) -> [CopiedTransition] {
    let own = files.filter { $0.area.module == module }
    let ownCases = Set(own.flatMap(\.states).flatMap(\.cases))
    let roles = TypeIndex(own)
    return own.flatMap { file -> [CopiedTransition] in
      let domain = domain(for: file)
      let states = domain.flatMap(\.states).joined
      guard !states.isEmpty else { return [] }
      let methods = Set(domain.flatMap(\.declarations).flatMap(\.methods).map(\.name))
      let visitor = ConstructionVisitor(
        file.tree, of: states, passedOver: ownCases, questions: methods, file.lines)
      return visitor.found.filter { found in
        found.type.flatMap { roles.role(of: $0) } != .composition
      }
    }
  }
}

/// A value type of the domain, with what it takes to know that another writes its transitions.
struct DomainState: Sendable, Hashable, Codable {
  /// Its name.
  let name: String
  /// Says whether it is a structure or an enumeration without a role, or an extension of what may
  /// be one.
  var isValue: Bool
  /// The cases that carry values.
  var cases: [MethodSignature] = []
  /// The names of its properties.
  var properties: [String] = []
  /// The names of its static constants.
  var constants: [String] = []
  /// Its methods that lead from one value to another.
  var transitions: [MethodSignature] = []
}

extension [DomainState] {
  /// The states that types and their extensions describe together, of the types that have
  /// transitions.
  var joined: [DomainState] {
    var whole: [DomainState] = []
    for part in self {
      guard let index = whole.firstIndex(where: { $0.name == part.name }) else {
        whole.append(part)
        continue
      }
      whole[index].isValue = whole[index].isValue && part.isValue
      whole[index].cases += part.cases
      whole[index].properties += part.properties
      whole[index].constants += part.constants
      whole[index].transitions += part.transitions
    }
    return whole.filter { $0.isValue && !$0.transitions.isEmpty }
  }
}
