public import Foundation

/// A day of the Gregorian calendar, in universal time.
public struct Day: Hashable, Sendable, Codable {
  /// The days since 1 January 1970.
  private let number: Int

  /// The day that the system's clock shows.
  public static var today: Day { Day(Date()) }

  /// The day of a moment.
  public init(_ date: Date) {
    number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
  }

  /// Reads a day as `2026-11-27`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = try? Date(text, strategy: Self.style) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no day")
    }
    self.init(date)
  }

  /// Writes the day as `2026-11-27`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let date = Date(timeIntervalSince1970: TimeInterval(number) * 86_400)
    try container.encode(date.formatted(Self.style))
  }

  private static let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()

  /// The number of days until another one; less than 0 if that was before.
  func days(until other: Day) -> Int { other.number - number }
}
