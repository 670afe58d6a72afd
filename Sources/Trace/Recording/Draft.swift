/// A place in the recorder's list of participants.
///
/// A place is given when a life begins; type and role may become known only when the object first
/// speaks, so events name places, and places become participants when the log is made.
typealias Place = Int

/// The index of a draft in the recorder's list; becomes an event identifier when the log is made.
typealias DraftKey = Int

/// An event as it is known while the performance goes on.
struct Draft {
  var kind: Event.Kind
  var step: Int
  var time: Int
  var parent: DraftKey?
  var cause: DraftKey?
  var from: Place?
  var to: Place?
  var member: String
  var arguments: [String] = []
  var value: String?
  var redundant: Bool?
  var binding: Binding.ID?
  var file: String?
  var line: Int?
}

/// A participant as it is known while the performance goes on.
struct ParticipantDraft {
  var type: String
  var role: Role
  var isObject: Bool
  /// Whether the object itself has said its type and role, rather than the class it inherits from.
  var isKnown = false
  /// Another place that turned out to be the same object.
  var sameAs: Place?

  mutating func become(_ type: String, _ role: Role) {
    self.type = type
    self.role = role
    isKnown = true
  }
}

/// A binding as it is known while the performance goes on.
struct BindingDraft {
  var mechanism: Mechanism
  var source: Place?
  var sink: Place?
  var member: String
  var operators: [String]
  var isLive = true
}
