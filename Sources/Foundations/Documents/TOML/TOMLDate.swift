/// A TOML date, time, or both (RFC 3339, with a space allowed in place of `T`).
struct TOMLDate {
  private var rest: ArraySlice<UInt8>

  /// Parses a word; `nil` for anything else, and for days or times that do not exist.
  init?(_ word: ArraySlice<UInt8>) {
    rest = word
    if word.count > 2, word[word.startIndex + 2] == UInt8(ascii: ":") {
      guard skipTime(), rest.isEmpty else { return nil }
      return
    }
    guard skipDay() else { return nil }
    if rest.isEmpty { return }
    guard skip("T") || skip("t") || skip(" "), skipTime(), skipOffset(), rest.isEmpty else {
      return nil
    }
  }

  private mutating func skipDay() -> Bool {
    guard let year = number(4), year > 0, skip("-"), let month = number(2), skip("-"),
      let day = number(2), (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  private mutating func skipTime() -> Bool {
    guard let hour = number(2), hour < 24, skip(":"), let minute = number(2), minute < 60,
      skip(":"), let second = number(2), second < 60
    else { return false }
    guard skip(".") else { return true }
    let digits = rest.prefix(while: \.isDigit).count
    rest = rest.dropFirst(digits)
    return digits > 0
  }

  /// Skips the offset from UTC, if there is one.
  private mutating func skipOffset() -> Bool {
    if rest.isEmpty || skip("Z") || skip("z") { return true }
    guard skip("+") || skip("-"), let hour = number(2), hour < 24, skip(":"),
      let minute = number(2)
    else { return false }
    return minute < 60
  }

  private mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == mark.value else { return false }
    rest.removeFirst()
    return true
  }
}
