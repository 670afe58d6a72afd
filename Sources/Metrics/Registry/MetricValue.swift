public import Trace

/// What a metric gives.
public enum MetricValue: Sendable, Hashable {
  /// A number of things.
  case count(Int)
  /// A number of the pattern's machinery and of the sample.
  case split(Split)
  /// A number for each phase of a scenario.
  case phased(Phased<Int>)
  /// So many of so many: 0.7 %.
  case share(Int, of: Int)
  /// Numbers by mechanism, in the vocabulary's order.
  case mechanisms([MechanismCount])
}

/// How many bindings were made in one way.
public struct MechanismCount: Sendable, Hashable {
  /// The way.
  public let mechanism: Mechanism
  /// How many.
  public let count: Int

  /// A number of bindings.
  public init(mechanism: Mechanism, count: Int) {
    self.mechanism = mechanism
    self.count = count
  }
}

extension MetricValue {
  /// The number to sort by; `nil` where there is nothing to divide by.
  public var number: Double? {
    switch self {
    case .count(let count): Double(count)
    case .split(let split): Double(split.total)
    case .phased(let counts): Double(counts.total)
    case .share(let part, let whole): whole == 0 ? nil : Double(part) / Double(whole)
    case .mechanisms(let counts): Double(counts.map(\.count).reduce(0, +))
    }
  }
}

extension MetricValue: CustomStringConvertible {
  /// The value as pages show it; `–` where there is nothing to divide by.
  public var description: String {
    switch self {
    case .count(let count): "\(count)"
    case .split(let split): "\(split.machinery) + \(split.sample)"
    case .phased(let counts):
      Phase.allCases.map { "\(counts[$0])" }.joined(separator: " / ")
    case .share(let part, let whole): whole == 0 ? "–" : tenths(part * 1_000, whole) + " %"
    case .mechanisms(let counts):
      counts.isEmpty
        ? "–" : counts.map { "\($0.count) \($0.mechanism.rawValue)" }.joined(separator: ", ")
    }
  }

  /// A quotient, rounded to a whole number of tenths, and written with one digit.
  private func tenths(_ part: Int, _ whole: Int) -> String {
    let tenths = (2 * part + whole) / (2 * whole)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
