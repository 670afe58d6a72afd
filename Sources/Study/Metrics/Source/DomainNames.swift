import Identifiers
public import Trace

/// The names that identify a sample's domain and screens in recordings.
public struct DomainNames: Sendable, Hashable {
  /// The types of its values, without the names of enclosing types.
  public let values: Set<String>
  /// The cases of its enumerations that have associated values.
  public let cases: Set<String>
  /// The classes of its screens' widgets.
  public let screens: Set<String>

  /// Creates a set of names.
  public init(values: Set<String>, cases: Set<String> = [], screens: Set<String> = []) {
    self.values = values
    self.cases = cases
    self.screens = screens
  }
}

extension SourceLibrary {
  /// Returns the names of a sample's domain and screens, and of shared declarations.
  public func domainNames(sample: String) -> DomainNames {
    let domain = files.filter { $0.area.isSamples && isVisible($0, to: sample) }
    let declarations = domain.flatMap(\.declarations)
    let values = declarations.filter { [.struct, .enum].contains($0.kind) && $0.role == nil }
    let index = TypeIndex(domain, library: library)
    let screens = declarations.filter { $0.kind == .class && index.isScreen($0.name) }
    return DomainNames(
      values: Set(values.map(\.simpleName)),
      cases: Set(domain.flatMap(\.states).filter(\.isValue).flatMap(\.cases).map(\.name)),
      screens: Set(screens.map(\.simpleName)))
  }
}

extension Declaration {
  /// Its name without the names of enclosing types.
  fileprivate var simpleName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension DomainNames {
  /// Returns whether a recorded value is one of the domain or contains one.
  public func contain(_ value: TraceValue) -> Bool {
    switch value {
    case .structure(let type, let fields):
      values.contains(type.withoutArguments) || fields.contains { contain($0.value) }
    case .enumCase(let name, let fields):
      cases.contains(name) || fields.contains { contain($0.value) }
    case .tuple(let fields): fields.contains { contain($0.value) }
    case .list(let elements), .set(let elements): elements.contains(where: contain)
    case .dictionary(let entries): entries.contains { contain($0.key) || contain($0.value) }
    default: false
    }
  }
}

extension String {
  /// A type's name without generic arguments: `PagedList<User>` is `PagedList`.
  fileprivate var withoutArguments: String { String(prefix { $0 != "<" }) }
}
