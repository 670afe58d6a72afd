/// What to write in place of a key that has another name, or no meaning, here.
public enum KeyAdvice: Hashable, Sendable {
  /// Another key.
  case called(String)
  /// Something else, in words that follow "here there is no 'slug'; ".
  case instead(String)
}
