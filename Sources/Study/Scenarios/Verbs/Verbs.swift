/// The verbs of scripts.
enum Verbs {
  /// All verbs, in the order of tables.
  ///
  /// Random scripts try them in this order as well, so that equal seeds produce equal scripts.
  static let all: [any Verb.Type] = [
    OpenVerb.self, LeaveVerb.self, TapVerb.self, TypeVerb.self, ClearVerb.self, SubmitVerb.self,
    SelectVerb.self, ScrollVerb.self, BackVerb.self, TabVerb.self, ChooseVerb.self, WaitVerb.self,
    RespondVerb.self, FailVerb.self, PushVerb.self, ExpectVerb.self,
  ]

  /// The words of all verbs, in the same order.
  static var words: [String] { all.map { $0.word } }

  /// Returns the verb with a word.
  static func verb(_ word: String) -> (any Verb.Type)? { all.first { $0.word == word } }
}
