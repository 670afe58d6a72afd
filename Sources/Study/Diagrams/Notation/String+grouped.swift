/// The notation of whole numbers for readers; files for programs have plain digits.
extension Int {
  /// The number with commas between groups of three digits: `1,234,567`.
  public var grouped: String { "\(self)".grouped }
}

extension String {
  /// The text with commas between groups of three digits in each number: `62 / 1,104 / 0`.
  ///
  /// Digits after a decimal point are not grouped.
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
