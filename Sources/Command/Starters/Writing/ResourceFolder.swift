/// A folder of texts that starting points are made of: in their paths and in themselves `__name__`
/// is a placeholder for what only the new thing can say.
///
/// The texts are part of the program, which works from every place that it is copied to.
struct ResourceFolder {
  /// Its name below `Resources`.
  let name: String

  /// The texts with the values of all placeholders filled in, by path; of a name that ends in
  /// `.txt` that ending is dropped, which kept the compiler and the formatter from a file that is
  /// not Swift yet.
  func files(_ values: [String: String]) -> [StarterFile] {
    let folder = name + "/"
    return EmbeddedTexts.all.filter { $0.key.hasPrefix(folder) }.sorted { $0.key < $1.key }
      .map { key, text in
        let path = String(key.dropFirst(folder.count))
        let bare = path.hasSuffix(".txt") ? String(path.dropLast(4)) : path
        return StarterFile(path: Self.fill(bare, values), text: Self.fill(text, values))
      }
  }

  /// The names of the folders in a folder, in order.
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
