public import Diagnostics

extension MetricValue {
  /// The number alone, where ``description`` adds what has it.
  public var figure: String {
    switch self {
    case .largest(let found): "\(found.count)"
    case .each(let counts): "\(counts.count)"
    default: description
    }
  }

  /// The part that ``figure`` leaves out.
  public var note: String? {
    switch self {
    case .largest(let found): found.name.isEmpty ? nil : found.name
    case .each(let counts) where !counts.isEmpty:
      counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    default: nil
    }
  }

  /// The place where it is in source: that of the greatest, or of the first.
  public var location: SourceLocation? {
    switch self {
    case .largest(let found): found.location
    case .each(let counts): counts.first?.location
    default: nil
    }
  }

  /// The reason why there is none, if there is none.
  public var absence: Absence? {
    if case .absent(let absence) = self { absence } else { nil }
  }

  /// Its numbers one by one, each under a name that says which it is; of a single one, `value`.
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
