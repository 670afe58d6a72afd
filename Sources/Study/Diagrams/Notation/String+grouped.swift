/// The notation of whole numbers for a reader; files for programs have plain digits.
extension Int {
  /// The number with a comma before every three digits: `1,234,567`.
  public var grouped: String { "\(self)".grouped }
}

extension String {
  /// The text with a comma before every three digits of each number in it: `62 / 1,104 / 0`.
  ///
  /// Digits behind a point stay together.
  public var grouped: String {
    var (text, digits, before) = ("", "", Character(" "))
    func endNumber() {
      text += before == "." ? digits : Self.separated(digits)
      digits = ""
    }
    for character in self {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        endNumber()
        text.append(character)
        before = character
      }
    }
    endNumber()
    return text
  }

  private static func separated(_ digits: String) -> String {
    guard digits.count > 3 else { return digits }
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }
}
