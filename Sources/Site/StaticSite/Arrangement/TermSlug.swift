import CommonMark

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
