import ArgumentParser

/// The folders that are read.
struct ContentOptions: ParsableArguments {
  @Option(
    help: "The folder of words: the texts of pages, and what reports are made of.",
    completion: .directory)
  var content = "content"

  /// A path below the folder of words, or one of its folders, that may have been given from
  /// outside.
  func inside(_ path: String, _ folder: String = "") -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let prefix = "\(content)/\(folder)"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

/// The format in which results are written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
