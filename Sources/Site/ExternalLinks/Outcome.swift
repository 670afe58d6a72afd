import Diagnostics

/// The outcome of asking for an address.
enum Outcome: Hashable, Codable {
  /// It is there.
  case there
  /// It is there, and its server says for ever at another address.
  case moved(to: String)
  /// Its server answered with a status that says that it is not there: 404 or 410.
  case gone(status: Int)
  /// Its server answered with another status that is none of success.
  case refused(status: Int)
  /// There was no answer, for a reason in words.
  case unanswered(reason: String)

  /// The outcome as faults, one for each place.
  func diagnostics(of address: WebAddress, at locations: [SourceLocation]) -> [Diagnostic] {
    let diagnostic: (severity: Severity, text: String, suggestion: String?)
    switch self {
    case .there: return []
    case .moved(let target):
      diagnostic = (.warning, "'\(address.text)' has moved", "write '\(target)'")
    case .gone(let status):
      diagnostic = (
        .error, "'\(address.text)' is not there: its server answers \(status)",
        "write where it is now, or take the link away"
      )
    case .refused(let status):
      diagnostic = (
        .warning, "'\(address.text)' could not be checked: its server answers \(status)",
        "look at it in a browser"
      )
    case .unanswered(let reason):
      diagnostic = (.warning, "'\(address.text)' could not be checked: \(reason)", nil)
    }
    return Set(locations).map {
      Diagnostic(
        .externalLink, severity: diagnostic.severity, at: $0, diagnostic.text,
        suggestion: diagnostic.suggestion)
    }
  }
}

/// An outcome, and the day on which it was found.
struct Answer: Hashable, Codable {
  let day: Day
  let outcome: Outcome

  /// Tells whether it still counts: only what was there is trusted, for some days.
  func isTrusted(on today: Day, for days: Int) -> Bool {
    switch outcome {
    case .there, .moved: (0..<days).contains(day.days(until: today))
    case .gone, .refused, .unanswered: false
    }
  }
}
