import Diagnostics

/// The reason for which a text is read and checked, but not published.
enum HoldReason: Hashable, Sendable {
  /// It is under way: `draft: true`.
  case draft
  /// It has a later date than the texts that are published.
  case date(CalendarDate, until: CalendarDate)
}

extension HoldReason {
  /// Finds why a text is not published; `nil` if it is.
  init?(of text: ContentText, until: CalendarDate?) {
    if text.isDraft {
      self = .draft
    } else if let until, let date = text.date, date.isLater(thanDayOf: until) {
      self = .date(date, until: until)
    } else {
      return nil
    }
  }

  /// That a link leads to a text that is not published.
  ///
  /// - Parameters:
  ///   - path: The text's path below `content/`.
  ///   - location: Where the link is.
  /// - Returns: The fault.
  func diagnostic(ofLinkTo path: String, at location: SourceLocation?) -> Diagnostic {
    switch self {
    case .draft:
      Diagnostic(
        .brokenLink, at: location, "the text '\(path)' is a draft",
        explanation: "Nothing leads to a draft: it is not published.",
        suggestion: "take this link out, or 'draft: true' out of that text")
    case .date(let date, let until):
      Diagnostic(
        .brokenLink, at: location, "the text '\(path)' is dated \(date.text) and held back",
        explanation:
          "Texts dated after \(until.text) ('until') are not published; nothing leads to them.",
        suggestion: "take this link out, or publish until \(date.text)")
    }
  }
}

/// A text that is not published.
struct HeldBackText: Hashable, Sendable {
  /// The path that its page would have; see ``Page/path``.
  let path: String
  /// The reason for which it is not published.
  let reason: HoldReason
}
