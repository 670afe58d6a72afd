import Foundation

extension String {
  /// Indicates whether it consists of lower-case words and numbers joined by hyphens:
  /// `tally-counter`.
  public var isHyphenated: Bool { wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil }

  /// The text as hyphenated words, such as `one-tap` for `OneTap`; empty without a letter or
  /// digit.
  public var hyphenated: String {
    let apart = replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1)-\($0.2)" }
    let plain = apart.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }
}
