import Foundation
public import StaticSite

/// What a generator publishes on which day.
struct PublicationDays: Sendable {
  /// The day of the import.
  let today: CalendarDate
  /// Tells whether the generator holds back what has a date to come.
  let holdsBackWhatIsToCome: Bool

  /// Tells whether a page of a date is held back, since it is to come.
  func isToCome(_ date: String) -> Bool { holdsBackWhatIsToCome && isAfterToday(date) }

  /// Tells whether a day is later than the import's.
  func isAfterToday(_ date: String) -> Bool { CalendarDate(date).map { $0 > today } ?? false }
}

extension CalendarDate {
  /// The day that it is, by universal time.
  public static var today: CalendarDate {
    guard let day = CalendarDate(String(Date().ISO8601Format().prefix(10))) else {
      preconditionFailure("The clock stands in a year that no calendar has.")
    }
    return day
  }
}
