public import Diagnostics

/// The value of a metric.
public enum MetricValue: Sendable, Hashable {
  /// A single number.
  case count(Int)
  /// A number split between the pattern's machinery and the sample.
  case split(MachinerySplit)
  /// A number for each phase of a scenario.
  case phased(Phased<Int>)
  /// A part of a whole, shown in per cent: 0.7 %.
  case share(Int, of: Int)
  /// Numbers by kind, in the vocabulary's order; kinds without any are left out.
  case kinds([NamedCount])
  /// The greatest of several numbers, with the item that has it.
  case largest(NamedCount)
  /// A number of items, with a number for each.
  case each([NamedCount])
  /// The lowest, the median and the highest of several numbers.
  case spread(Spread)
  /// No value, with the reason.
  case absent(Absence)
}

/// A number for an item that has a name and may have a location.
public struct NamedCount: Sendable, Hashable {
  /// The name of the item.
  public let name: String
  /// The number.
  public let count: Int
  /// The location of the item in source.
  public let location: SourceLocation?

  /// Creates a number for an item.
  public init(_ name: String, _ count: Int, at location: SourceLocation? = nil) {
    self.name = name
    self.count = count
    self.location = location
  }
}

/// The reason why a metric has no value for an implementation; the metric's page explains it.
public enum Absence: String, Sendable, Hashable, CaseIterable, Codable {
  /// The metric compares two implementations.
  case ofPair = "of-pair"
  /// The implementation has nothing of the kind that the metric counts.
  case nothing
  /// No unit test names a type of the deciding role.
  case untested
  /// The measurement does not include these sources, or these and their tests have changed since.
  case unmeasured
}

extension MetricValue {
  /// The number to sort by; `nil` if there is none.
  public var number: Double? {
    switch self {
    case .count(let count): Double(count)
    case .split(let split): Double(split.total)
    case .phased(let counts): Double(counts.total)
    case .share(let part, let whole): whole == 0 ? nil : Double(part) / Double(whole)
    case .kinds(let counts): Double(counts.map(\.count).reduce(0, +))
    case .largest(let found): Double(found.count)
    case .each(let counts): Double(counts.count)
    case .spread(let spread): spread.middle
    case .absent: nil
    }
  }
}

extension MetricValue: CustomStringConvertible {
  /// The value as displayed on pages; `–` if there is none.
  public var description: String {
    switch self {
    case .count(let count): "\(count)"
    case .split(let split): "\(split.machinery) + \(split.sample)"
    case .phased(let counts):
      Phase.allCases.map { "\(counts[$0])" }.joined(separator: " / ")
    case .share(let part, let whole): whole == 0 ? "–" : tenths(part * 1_000, whole) + " %"
    case .kinds(let counts):
      counts.isEmpty ? "0" : counts.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    case .largest(let found): found.name.isEmpty ? "\(found.count)" : "\(found.count) \(found.name)"
    case .each(let counts):
      counts.isEmpty
        ? "0" : "\(counts.count) (\(counts.map { "\($0.count)" }.joined(separator: " + ")))"
    case .spread(let spread): spread.description
    case .absent: "–"
    }
  }

  /// Returns a quotient rounded to tenths, with one decimal digit.
  private func tenths(_ part: Int, _ whole: Int) -> String {
    let tenths = (2 * part + whole) / (2 * whole)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension MetricValue {
  /// The number alone, without the item that ``description`` adds.
  public var figure: String {
    switch self {
    case .largest(let found): "\(found.count)"
    case .each(let counts): "\(counts.count)"
    default: description
    }
  }

  /// The part of ``description`` that ``figure`` omits.
  public var note: String? {
    switch self {
    case .largest(let found): found.name.isEmpty ? nil : found.name
    case .each(let counts) where !counts.isEmpty:
      counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    default: nil
    }
  }

  /// The location in source of the greatest or first item.
  public var location: SourceLocation? {
    switch self {
    case .largest(let found): found.location
    case .each(let counts): counts.first?.location
    default: nil
    }
  }

  /// The reason why there is no value, if there is none.
  public var absence: Absence? {
    if case .absent(let absence) = self { absence } else { nil }
  }

  /// Its numbers with a name for each; a single number is named `value`.
  public var parts: [(name: String, number: String)] {
    switch self {
    case .count(let count): [("value", "\(count)")]
    case .split(let split): [("machinery", "\(split.machinery)"), ("sample", "\(split.sample)")]
    case .phased(let counts): Phase.allCases.map { ($0.rawValue, "\(counts[$0])") }
    case .share(let part, let whole): [("part", "\(part)"), ("of", "\(whole)")]
    case .kinds(let counts):
      counts.isEmpty ? [("value", "0")] : counts.map { ($0.name, "\($0.count)") }
    case .largest(let found): [(found.name, "\(found.count)")]
    case .each(let counts):
      [("value", "\(counts.count)")] + counts.map { ($0.name, "\($0.count)") }
    case .spread(let spread):
      [
        ("lowest", Spread.hundredths(spread.lowest)), ("middle", Spread.hundredths(spread.middle)),
        ("highest", Spread.hundredths(spread.highest)),
      ]
    case .absent(let absence): [(absence.rawValue, "")]
    }
  }
}

/// The lowest, the median and the highest of several numbers between 0 and 1.
public struct Spread: Sendable, Hashable {
  /// The lowest number.
  public let lowest: Double
  /// The median; the mean of the two middle numbers if their count is even.
  public let middle: Double
  /// The highest number.
  public let highest: Double

  /// Creates the spread of some numbers; `nil` if there are none.
  public init?(of numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let lowest = sorted.first, let highest = sorted.last else { return nil }
    self.lowest = lowest
    self.highest = highest
    middle = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

extension Spread: CustomStringConvertible {
  /// The three numbers: `0.00 … 0.67 … 1.00`.
  public var description: String {
    [lowest, middle, highest].map(Self.hundredths).joined(separator: " … ")
  }

  static func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
