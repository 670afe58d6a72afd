public import Trace

/// One line of a score: something that happened, from the top of the page to the bottom.
public struct Row: Sendable, Hashable {
  /// How it is drawn.
  public let kind: RowKind
  /// The event that it shows.
  public let event: Event
  /// The line of the code that is entered, or of the property that is concerned.
  public let place: SourceLine?
  /// The participant that acts; `nil` for the person at the screen, the clock or the server.
  public let from: Participant.ID?
  /// The participant that is acted on.
  public let to: Participant.ID?
  /// Participants besides `to` to which the same happened in a row.
  public var others: [Participant.ID] = []
  /// What happened, in the code's words: `increment()`; of bindings that end together, the names of
  /// all.
  public internal(set) var label: String
  /// The value that came back or was written.
  public let value: String?
  /// In how many calls it is.
  public let depth: Int
  /// How many rows after this one happened inside it.
  public var length = 0
  /// How often it happened alike; of lives or bindings that end together, how many do.
  public var times = 1
  /// The machinery's bookkeeping that happened in it, in order; it has no mark in the drawing.
  public var folded: [Row] = []

  /// The label, with how often it happened if more than once: in front where all that follows was
  /// repeated, else behind.
  public var shownLabel: String {
    guard times > 1, endedMembers.count < 2 else { return label }
    return kind == .input || kind == .resume ? "×\(times) \(label)" : "\(label) ×\(times)"
  }

  /// What the bindings are called that end here.
  var endedMembers: [String] = [] {
    didSet { label = endedMembers.joined(separator: ", ") }
  }

  /// Whether it wrote on the screen what was there already.
  public var isRedundant: Bool { event.isRedundant }

  /// Whether a participant is at work in it.
  public var isWork: Bool { [.call, .own, .notify, .resume, .create].contains(kind) }

  /// All participants in it.
  public var participants: [Participant.ID] { [from, to].compactMap(\.self) + others }
}

extension Row {
  /// Takes in another binding that ends, unless the row could not say then how often each did.
  mutating func endsToo(_ member: String) -> Bool {
    let members = endedMembers.isEmpty ? [label] : endedMembers
    if members == [member] { return true }
    guard times == members.count, !members.contains(member) else { return false }
    endedMembers = members + [member]
    return true
  }
}

/// How it is drawn.
public enum RowKind: String, Sendable, Hashable {
  /// What sets everything off: an input, or work that begins.
  case input, resume
  /// A command, and a command to oneself.
  case call, own
  /// A property that another participant reads.
  case read
  /// A delivery through a binding.
  case notify
  case state, effect, navigate, schedule, bind, unbind, create, destroy
}
