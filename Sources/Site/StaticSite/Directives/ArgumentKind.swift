import Diagnostics
import Documents
import SiteTemplates

/// The kind of an argument of a directive.
enum ArgumentKind: Hashable, Sendable {
  case text
  /// A whole number, within bounds.
  case number(ClosedRange<Int>)
  /// `true` or `false`.
  case boolean
  /// An address that is checked and rewritten as that of any link in the text.
  case link
  /// The same, of a file or page of the site.
  case file
  /// One of some words.
  case choice([String])

  /// Reads what a template's front matter says: `number 1...2000`, `one of left, right`.
  ///
  /// - Returns: The kind; `nil` if it is none.
  init?(_ text: String) {
    switch text {
    case "text": self = .text
    case "number": self = .number(.min ... .max)
    case "true or false": self = .boolean
    case "link": self = .link
    case "file": self = .file
    default:
      if let match = text.wholeMatch(of: #/number (-?\d+)\.\.\.(-?\d+)/#),
        let low = Int(match.1), let high = Int(match.2), low <= high
      {
        self = .number(low...high)
      } else if text.hasPrefix("one of ") {
        let words = text.dropFirst("one of ".count).split(separator: ",")
          .map { String($0.drop { $0 == " " }) }
        guard words.count > 1, words.allSatisfy({ !$0.isEmpty }) else { return nil }
        self = .choice(words)
      } else {
        return nil
      }
    }
  }

  /// The forms in which kinds are written, as a message shows them.
  static let forms = [
    "text", "number", "number 1...2000", "true or false", "link", "file", "one of left, right",
  ]

  /// A value of every form that it can have, with none where it may be left out.
  func specimens(isRequired: Bool) -> [PageValue] {
    let specimen: PageValue =
      switch self {
      case .text, .link, .file, .choice: "t"
      case .number: 1
      case .boolean: true
      }
    return isRequired ? [specimen] : [absent, specimen]
  }

  /// The value of an argument that is left out.
  ///
  /// It shows as nothing, and a section over it is empty; a condition is false.
  var absent: PageValue { self == .boolean ? false : "" }

  /// The expectation, as a message says it.
  var expectation: String {
    switch self {
    case .text: "a text"
    case .number(.min ... .max): "a whole number"
    case .number(let bounds): "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .boolean: "true or false"
    case .link: "an address"
    case .file: "the path of a file of this site"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    }
  }
}
