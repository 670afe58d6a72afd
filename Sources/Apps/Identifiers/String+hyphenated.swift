import Foundation

extension String {
  /// Says whether it is lower-case words and numbers joined by hyphens, as in `tally-counter`.
  public var isHyphenated: Bool { wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil }

  /// The hyphenated words that are most like it: `OneTap` gives `one-tap`.
  ///
  /// It is empty if there is no letter or digit.
  public var hyphenated: String {
    let apart = replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1)-\($0.2)" }
    let plain = apart.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }
}
