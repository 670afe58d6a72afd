import Trace

/// A call as a row of a kept recording has it: `price(of: <text 1>) → <number 1>`.
struct KeptCall {
  private(set) var member: Member
  private(set) var arguments: [TraceValue] = []
  private(set) var outcome: CallOutcome<Participant.ID> = .nothing

  /// Reads a call; what cannot be divided into name and arguments is a name.
  init(_ text: String, participants: Set<Participant.ID>) {
    guard let start = text.firstIndex(of: "("),
      let end = text.positions(of: ")", from: text.index(after: start)).first
    else {
      member = Member(text, labels: nil)
      return
    }
    let inside = text[text.index(after: start)..<end]
    let parts = inside.isEmpty ? [] : inside.parts(between: ", ").map(Self.argument)
    member = Member(String(text[..<start]), labels: parts.map(\.label))
    arguments = parts.map { TraceValue(written: $0.value, participants: participants) }
    let rest = text[text.index(after: end)...]
    for (sign, isError) in [(" → ", false), (" throws ", true)] where rest.hasPrefix(sign) {
      let value = TraceValue(
        written: String(rest.dropFirst(sign.count)), participants: participants)
      outcome = isError ? .error(value) : .value(value)
    }
  }

  /// Returns the label of an argument, `_` if it has none, and its value.
  private static func argument(_ text: Substring) -> (label: String, value: String) {
    let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !label.isEmpty, text[label.endIndex...].hasPrefix(": ") else {
      return ("_", String(text))
    }
    return (String(label), String(text[label.endIndex...].dropFirst(2)))
  }
}

extension TraceValue {
  /// Takes a value as a row has it: its text, a participant, `nil`, or a truth value.
  init(written text: String, participants: Set<Participant.ID>) {
    switch text {
    case "nil": self = .null
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    default: self = participants.contains(text) ? .participant(text) : .described(text)
    }
  }
}

extension StringProtocol where SubSequence == Substring, Index == String.Index {
  /// Returns where a separator is, outside of brackets that begin behind a place and of quotes.
  fileprivate func positions(of separator: String, from start: Index? = nil) -> [Index] {
    var positions: [Index] = []
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var index = start ?? startIndex
    while index < endIndex {
      if depth == 0, !isQuoted, self[index...].hasPrefix(separator) { positions.append(index) }
      switch self[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case "(", "[", "{": depth += isQuoted ? 0 : 1
      case ")", "]", "}": depth -= isQuoted ? 0 : 1
      default: break
      }
      index = self.index(after: index)
    }
    return positions
  }

  /// Returns the parts between separators that are outside of brackets and quotes.
  fileprivate func parts(between separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for position in positions(of: separator) {
      parts.append(self[start..<position])
      start = index(position, offsetBy: separator.count)
    }
    return parts + [self[start...]]
  }
}

extension String {
  /// Returns what is before the first separator outside of brackets and quotes, and what is behind
  /// it.
  func divided(at separator: String) -> (String, String) {
    guard let position = positions(of: separator).first else { return (self, "") }
    return (
      String(self[..<position]), String(self[index(position, offsetBy: separator.count)...])
    )
  }
}
