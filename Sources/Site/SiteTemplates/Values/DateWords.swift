import Foundation
import Synchronization

/// Dates as a language writes them: `1 March 2024`, `March 1, 2024`, `1. März 2024`.
///
/// The words are those of the Unicode project's locale data (CLDR), which Foundation has on every
/// system.
enum DateWords {
  /// A formatter for each language; making one takes a thousand times as long as using it.
  private static let formatters = Mutex<[String: DateFormatter]>([:])

  /// The date in words.
  ///
  /// - Parameters:
  ///   - date: The `year`, `month` and `day`, as pages supply them.
  ///   - language: A language tag, such as `en-GB`.
  /// - Returns: The words; `nil` if it is no date.
  static func text(of date: [String: PageValue], in language: String) -> String? {
    guard case .number(let year) = date["year"], case .number(let month) = date["month"],
      case .number(let day) = date["day"],
      let moment = calendar.date(from: DateComponents(year: year, month: month, day: day))
    else { return nil }
    return formatters.withLock { formatters in
      let formatter = formatters[language] ?? makeFormatter(language)
      formatters[language] = formatter
      return formatter.string(from: moment)
    }
  }

  private static func makeFormatter(_ language: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = Locale(identifier: language)
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    return formatter
  }

  /// Days have no time of day here, so that any zone does, if it is the same everywhere.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
