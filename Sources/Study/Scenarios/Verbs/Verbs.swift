/// The verbs of scripts.
enum Verbs {
  /// All of them, in the order in which tables show them.
  ///
  /// Random scripts try them in this order too, so that equal seeds give equal scripts.
  static let all: [any Verb.Type] = [
    OpenVerb.self, LeaveVerb.self, TapVerb.self, TypeVerb.self, ClearVerb.self, SubmitVerb.self,
    SelectVerb.self, ScrollVerb.self, BackVerb.self, TabVerb.self, ChooseVerb.self, WaitVerb.self,
    RespondVerb.self, FailVerb.self, PushVerb.self, ExpectVerb.self,
  ]

  /// The words, in the same order.
  static var words: [String] { all.map { $0.word } }

  /// The verb with a word.
  static func verb(_ word: String) -> (any Verb.Type)? { all.first { $0.word == word } }
}
