import Foundation
public import StaticSite

/// Dates as other generators write them.
enum ForeignDate {
  /// A date as our front matter has it; `nil` for what is none.
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

  /// The zone after the time of day: `Z`, or how far it is ahead; nothing where it is not known.
  private static func zone(_ text: Substring?) -> String {
    guard let text else { return "" }
    guard text.hasPrefix("+") || text.hasPrefix("-") else { return "Z" }
    let digits = text.filter(\.isNumber)
    return "\(text.prefix(1))\(digits.prefix(2)):\(digits.suffix(2))"
  }
}

/// The rule for what a generator publishes on which day.
struct PublicationDays: Sendable {
  /// The day of the import; if `nil`, nothing is to come.
  let today: CalendarDate?
  /// Tells whether the generator holds back what has a date to come.
  let holdsBackWhatIsToCome: Bool

  /// Tells whether a page of a date is held back, since it is to come.
  func isToCome(_ date: String) -> Bool { holdsBackWhatIsToCome && isAfterToday(date) }

  /// Tells whether a day is later than the import's.
  func isAfterToday(_ date: String) -> Bool {
    guard let today, let day = CalendarDate(date) else { return false }
    return day > today
  }
}

extension CalendarDate {
  /// The day that it is, by universal time; `nil` past the years that the calendar has.
  public static var today: CalendarDate? {
    CalendarDate(String(Date().ISO8601Format().prefix(10)))
  }
}
