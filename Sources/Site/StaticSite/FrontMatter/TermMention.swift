import CommonMark
public import Diagnostics

/// A term as a text names it.
public struct TermMention: Hashable, Sendable {
  /// As written.
  public let text: String
  /// The place of the value.
  public let location: SourceLocation
  /// The last part of its page's path: terms that differ in case or in punctuation only are one.
  public let slug: String

  init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
    slug = TermSlug.slug(text)
  }
}

/// The last part of the address of a term's page.
package enum TermSlug {
  /// Signs by which names differ that have the same letters: `C`, `C++`, `C#`; and `NET` and
  /// `.NET`.
  private static let spelled: [Character: String] = ["+": "plus", "#": "sharp", "*": "star"]

  /// Letters and digits in lower case, joined by hyphens, as for anchors; a few signs are written
  /// as words.
  ///
  /// It depends on the term alone, so that a page keeps its address whatever other terms there are.
  package static func slug(_ text: String) -> String {
    var written = ""
    for character in text {
      if let word = spelled[character] {
        written += " \(word) "
      } else {
        written.append(character)
      }
    }
    let isDotted =
      text.first == "." && text.dropFirst().first.map { $0.isLetter || $0.isNumber } == true
    return AnchorMaker.slug(isDotted ? "dot " + written : written)
  }
}
