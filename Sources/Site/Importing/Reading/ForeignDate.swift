import Foundation
public import StaticSite

/// Dates in the formats of other generators.
enum ForeignDate {
  /// Returns a date in the format of our front matter; `nil` if it is not a date.
  ///
  ///     ForeignDate.normalized("2020-01-02 10:00:00 +0100")  // "2020-01-02T10:00:00+01:00"
  static func normalized(_ text: String) -> String? {
    let pattern =
      #/
      \s* (\d{4}) [-\/] (\d\d?) [-\/] (\d\d?)
      (?: [Tt\ ] \s* (\d\d?) : (\d\d) (?: : (\d\d) (?: \. \d+ )? )?
        \s* ( [Zz] | UTC | GMT | [+-] \d\d :? \d\d )? (?: \s+ [A-Z]{3,4} )? )?
      \s*
      /#
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    var date = "\(match.1)-\(padded(match.2))-\(padded(match.3))"
    if let hour = match.4, let minute = match.5 {
      date += "T\(padded(hour)):\(minute):\(match.6 ?? "00")"
      date += zone(match.7)
    }
    return CalendarDate(date) == nil ? nil : date
  }

  private static func padded(_ number: Substring) -> String {
    number.count == 1 ? "0\(number)" : String(number)
  }

  /// Returns the time zone: `Z`, an offset from UTC, or nothing if it is unknown.
  private static func zone(_ text: Substring?) -> String {
    guard let text else { return "" }
    guard text.hasPrefix("+") || text.hasPrefix("-") else { return "Z" }
    let digits = text.filter(\.isNumber)
    return "\(text.prefix(1))\(digits.prefix(2)):\(digits.suffix(2))"
  }
}

/// The rule by which a generator publishes pages depending on the date.
struct PublicationDays: Sendable {
  /// The date of the import; if `nil`, no date is in the future.
  let today: CalendarDate?
  /// Indicates whether the generator holds back pages with a future date.
  let holdsBackWhatIsToCome: Bool

  /// Indicates whether a page with a date is held back because the date is in the future.
  func isToCome(_ date: String) -> Bool { holdsBackWhatIsToCome && isAfterToday(date) }

  /// Indicates whether a date is after the import's.
  func isAfterToday(_ date: String) -> Bool {
    guard let today, let day = CalendarDate(date) else { return false }
    return day > today
  }
}

extension CalendarDate {
  /// The current date in UTC; `nil` if it is beyond the supported years.
  public static var today: CalendarDate? {
    CalendarDate(String(Date().ISO8601Format().prefix(10)))
  }
}
