/// A part of a scenario, which is measured separately.
public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
  /// The app is built.
  case opening
  /// The app is used.
  case interaction
  /// The app is released.
  case closing
}

/// A number for each phase of a scenario.
public struct Phased<Value: Sendable & Hashable>: Sendable, Hashable {
  private var values: [Value]

  /// Equal values for all phases, to begin with.
  public init(repeating value: Value) {
    values = Array(repeating: value, count: Phase.allCases.count)
  }

  /// The value of a phase.
  public subscript(phase: Phase) -> Value {
    get { values[phase.index] }
    set { values[phase.index] = newValue }
  }

  /// Something of the value of each phase.
  public func map<Other>(_ transform: (Value) -> Other) -> Phased<Other> {
    var result = Phased<Other>(repeating: transform(self[.opening]))
    for phase in Phase.allCases { result[phase] = transform(self[phase]) }
    return result
  }
}

extension Phased<Int> {
  /// The numbers of all phases together.
  public var total: Int { values.reduce(0, +) }
}

extension Phase {
  fileprivate var index: Int {
    switch self {
    case .opening: 0
    case .interaction: 1
    case .closing: 2
    }
  }
}
