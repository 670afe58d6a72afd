public import Foundation

/// The day on which something is begun.
public struct StartingDate: Hashable, Sendable {
  private let date: Date

  /// Takes the day of a moment, where the person is.
  public init(_ date: Date) { self.date = date }

  /// The day as front matter has dates: `2024-03-08`.
  var text: String { Self.text(date) }

  /// The day a week before, for a text that is to be older.
  var weekBefore: String { Self.text(date.addingTimeInterval(-7 * 24 * 60 * 60)) }

  private static func text(_ date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 1)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }
}
