/// A folder of resources for starting points, with placeholders `__name__` in paths and texts.
///
/// The resources are embedded in the program, so that it can be copied anywhere.
struct ResourceFolder {
  /// The name of the folder below `Resources`.
  let name: String

  /// Returns the texts with all placeholders replaced, ordered by path.
  ///
  /// It removes the extension `.txt`, which hides incomplete Swift from compiler and formatter.
  func files(_ values: [String: String]) -> [StarterFile] {
    let folder = name + "/"
    return EmbeddedTexts.all.filter { $0.key.hasPrefix(folder) }.sorted { $0.key < $1.key }
      .map { key, text in
        let path = String(key.dropFirst(folder.count))
        let bare = path.hasSuffix(".txt") ? String(path.dropLast(4)) : path
        return StarterFile(path: Self.fill(bare, values), text: Self.fill(text, values))
      }
  }

  /// Returns the names of the folders in a folder, in order.
  static func names(in folder: String) -> [String] {
    let paths = EmbeddedTexts.all.keys.filter { $0.hasPrefix(folder + "/") }
    return Set(paths.compactMap { $0.dropFirst(folder.count + 1).split(separator: "/").first })
      .map(String.init).sorted()
  }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }
      .reduce(text) { $0.replacing("__\($1.key)__", with: $1.value) }
  }
}
