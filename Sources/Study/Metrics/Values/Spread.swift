/// The lowest, the middle and the highest of several numbers between 0 and 1.
public struct Spread: Sendable, Hashable {
  /// The lowest.
  public let lowest: Double
  /// The median: of two in the middle, their mean.
  public let middle: Double
  /// The highest.
  public let highest: Double

  /// The spread of some numbers; `nil` if there are none.
  public init?(of numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let lowest = sorted.first, let highest = sorted.last else { return nil }
    self.lowest = lowest
    self.highest = highest
    middle = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

extension Spread: CustomStringConvertible {
  /// `0.00 … 0.67 … 1.00`.
  public var description: String {
    [lowest, middle, highest].map(Self.hundredths).joined(separator: " … ")
  }

  static func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
