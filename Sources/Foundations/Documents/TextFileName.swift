/// The names of files of text.
public enum TextFileName {
  /// The ending of every such name.
  public static let ending = ".md"

  /// Returns a path without its ending.
  ///
  /// - Parameter path: A file's path, which may have the ending or not: `guide/choosing.md`.
  /// - Returns: The path up to the ending, whole if it has none: `guide/choosing`.
  public static func withoutEnding(_ path: String) -> String {
    path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
  }

  /// Returns the last part of a path without its ending.
  ///
  /// - Parameter path: A file's path: `guide/choosing.md`.
  /// - Returns: The name, which identifies what the text is about: `choosing`.
  public static func bare(_ path: String) -> String {
    withoutEnding(path.split(separator: "/").last.map(String.init) ?? "")
  }
}
