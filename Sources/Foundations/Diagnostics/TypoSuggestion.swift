/// Finds the known name that a misspelt one was probably meant to be, for a single look-up.
///
/// ```swift
/// TypoSuggestion.suggestion(for: "titel", in: ["summary", "title"])  // did you mean 'title'?
/// ```
public enum TypoSuggestion {
  /// The known names nearest to a misspelt one, the nearest first; see
  /// ``KnownNames/nearest(to:limit:)``.
  ///
  /// A caller that looks up many names prepares ``KnownNames`` once.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - known: What could have been written.
  ///   - limit: The greatest number of names to give.
  /// - Returns: At most `limit` names.
  /// - Complexity: O(*n*) in the letters of all known names.
  public static func best(
    for name: String, in known: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    KnownNames(known).nearest(to: name, limit: limit)
  }

  /// A question to put to the writer, such as `did you mean 'title'?`, if there is a near name.
  public static func suggestion(for name: String, in known: some Sequence<String>) -> String? {
    best(for: name, in: known, limit: 1).first.map { "did you mean '\($0)'?" }
  }
}
