/// The naming scheme of text files.
public enum TextFileName {
  /// The extension of every text file.
  public static let ending = ".md"

  /// Returns a path without its extension, if it has one: `guide/choosing` for
  /// `guide/choosing.md`.
  public static func withoutEnding(_ path: String) -> String {
    path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
  }

  /// Returns the last component of a path without its extension: `choosing` for
  /// `guide/choosing.md`.
  public static func bare(_ path: String) -> String {
    withoutEnding(path.split(separator: "/").last.map(String.init) ?? "")
  }
}
