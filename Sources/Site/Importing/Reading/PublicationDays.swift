import Foundation
public import StaticSite

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
