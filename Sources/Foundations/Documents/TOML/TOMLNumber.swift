struct TOMLNumber {
  /// A whole number in decimal digits, or any other number as written; without `_` and `+`.
  let text: String

  /// Parses a 64-bit whole number (decimal, `0x`, `0o` or `0b`), a decimal fraction, `inf` or
  /// `nan`; `nil` for anything else.
  init?(_ word: ArraySlice<UInt8>) {
    var rest = word
    let sign = rest.first.flatMap { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") ? $0 : nil }
    if sign != nil { rest.removeFirst() }
    let minus = sign == UInt8(ascii: "-") ? "-" : ""
    let unsigned = String(decoding: rest, as: UTF8.self)
    if unsigned == "inf" || unsigned == "nan" {
      text = minus + unsigned
    } else if let radix = Self.radix(unsigned) {
      var digits = rest.dropFirst(2)
      guard sign == nil, let read = Self.digits(&digits, radix), digits.isEmpty,
        let number = Int(read, radix: radix)
      else { return nil }
      text = String(number)
    } else {
      guard let read = Self.decimal(&rest), rest.isEmpty else { return nil }
      guard read.isWhole else {
        text = minus + read.text
        return
      }
      guard let number = Int(minus + read.text) else { return nil }
      text = String(number)
    }
  }

  private static func radix(_ text: String) -> Int? {
    switch text.prefix(2) {
    case "0x": 16
    case "0o": 8
    case "0b": 2
    default: nil
    }
  }

  /// Parses digits with an optional fraction and exponent.
  private static func decimal(_ rest: inout ArraySlice<UInt8>) -> (text: String, isWhole: Bool)? {
    guard var text = digits(&rest, 10), text.count == 1 || !text.hasPrefix("0") else { return nil }
    var isWhole = true
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard let fraction = digits(&rest, 10) else { return nil }
      text += "." + fraction
      isWhole = false
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      text += "e"
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        text += String(Unicode.Scalar(sign))
        rest.removeFirst()
      }
      guard let exponent = digits(&rest, 10) else { return nil }
      text += exponent
      isWhole = false
    }
    return (text, isWhole)
  }

  /// Parses digits; a `_` is allowed between two of them.
  private static func digits(_ rest: inout ArraySlice<UInt8>, _ radix: Int) -> String? {
    var digits = ""
    var isAfterDigit = false
    while let byte = rest.first {
      let character = Character(Unicode.Scalar(byte))
      if let digit = character.hexDigitValue, digit < radix {
        digits.append(character)
        isAfterDigit = true
      } else if byte == UInt8(ascii: "_"), isAfterDigit {
        isAfterDigit = false
      } else {
        break
      }
      rest.removeFirst()
    }
    return isAfterDigit ? digits : nil
  }
}
