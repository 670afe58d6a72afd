import HTMLTags
import SiteTemplates

/// A date as written, with an optional time of day.
///
/// Neither the clock nor file times are read: a page without a date has none.
public struct CalendarDate: Hashable, Sendable {
  /// The date as written, such as `2024-03-01` or `2024-03-01T09:30:00+01:00`.
  public let text: String
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The seconds since midnight; 0 if no time is given.
  private let seconds: Int
  private let hasTime: Bool
  /// The offset of the time of day from universal time in minutes, positive if it is ahead.
  private let offset: Int

  /// Parses `YYYY-MM-DD` with an optional time (RFC 3339); `nil` if it is not valid.
  ///
  /// The time follows `T` or a space. It is `hh:mm` or `hh:mm:ss`, optionally with `Z` or an
  /// offset such as `+hh:mm`. Fractions of a second are ignored.
  public init?(_ text: String) {
    var digits = DigitReader(text)
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2),
      digits.skip("-"), let day = digits.number(2), (1...9999).contains(year),
      (1...12).contains(month), (1...Self.days(in: month, year)).contains(day),
      let time = Self.time(&digits), digits.isAtEnd
    else { return nil }
    self.text = text
    self.year = year
    self.month = month
    self.day = day
    hasTime = text.utf8.count > "2024-03-01".utf8.count
    (seconds, offset) = time
  }

  /// The date and time in the form of RFC 3339; midnight in universal time if no time is given.
  public var rfc3339: String {
    // Written digit by digit for speed, because every page of a dated text contains it.
    var bytes: [UInt8] = []
    bytes.reserveCapacity("2024-03-01T00:00:00+00:00".utf8.count)
    func append(_ number: Int, after mark: Character? = nil) {
      if let mark = mark?.asciiValue { bytes.append(mark) }
      bytes.append(UInt8(ascii: "0") + UInt8(number / 10))
      bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
    append(year / 100)
    append(year % 100)
    append(month, after: "-")
    append(day, after: "-")
    append(seconds / 3600, after: "T")
    append(seconds / 60 % 60, after: ":")
    append(seconds % 60, after: ":")
    if offset == 0 {
      bytes.append(UInt8(ascii: "Z"))
    } else {
      append(abs(offset) / 60, after: offset < 0 ? "-" : "+")
      append(abs(offset) % 60, after: ":")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CalendarDate: Comparable {
  /// Compares the moments in time.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.moment < right.moment
  }

  /// The number of seconds of universal time since a fixed day.
  var moment: Int { (dayNumber * 24 * 60 - offset) * 60 + seconds }

  /// The number of days since a fixed day.
  ///
  /// Years begin in March, so that the leap day is the last day of a year.
  private var dayNumber: Int {
    let year = month > 2 ? year : year - 1
    // From March on, months repeat 31, 30, 31, 30, 31 days: 153 days in five months.
    let monthsSinceMarch = (month + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * monthsSinceMarch + 2) / 5 + day
  }
}

extension CalendarDate {
  private static func days(in month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func time(_ digits: inout DigitReader) -> (seconds: Int, offset: Int)? {
    if digits.isAtEnd { return (0, 0) }
    guard digits.skip("T") || digits.skip("t") || digits.skip(" "), let hour = digits.number(2),
      hour < 24,
      digits.skip(":"), let minute = digits.number(2), minute < 60
    else { return nil }
    var seconds = (hour * 60 + minute) * 60
    if digits.skip(":") {
      guard let second = digits.number(2), second < 60 else { return nil }
      seconds += second
      if digits.skip("."), digits.number(1) == nil { return nil }
      while digits.number(1) != nil {}
    }
    if digits.isAtEnd || digits.skip("Z") || digits.skip("z") { return (seconds, 0) }
    let sign = digits.skip("+") ? 1 : digits.skip("-") ? -1 : 0
    guard sign != 0, let hours = digits.number(2), hours < 24, digits.skip(":"),
      let minutes = digits.number(2), minutes < 60
    else { return nil }
    return (seconds, sign * (hours * 60 + minutes))
  }
}

extension CalendarDate {
  /// Indicates whether the moment is after another one.
  ///
  /// If the other has no time of day, the end of that day in universal time counts.
  func isLater(thanDayOf other: CalendarDate) -> Bool {
    moment > other.moment + (other.hasTime ? 0 : 24 * 60 * 60 - 1)
  }
}

extension CalendarDate {
  var value: PageValue {
    [
      "text": .string(text), "rfc3339": .string(rfc3339), "year": .number(year),
      "month": .number(month), "day": .number(day),
    ]
  }
}

private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ width: Int) -> Int? {
    var number = 0
    for _ in 0..<width {
      guard let byte = rest.first, byte.isDigit else { return nil }
      number = number * 10 + Int(byte - 0x30)
      rest.removeFirst()
    }
    return number
  }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == mark.value else { return false }
    rest.removeFirst()
    return true
  }
}
