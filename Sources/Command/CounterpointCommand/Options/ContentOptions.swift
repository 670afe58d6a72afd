import ArgumentParser

/// The option for the folder of texts.
struct ContentOptions: ParsableArguments {
  @Option(
    help: "The content folder: the texts of pages, and the material of reports.",
    completion: .directory)
  var content = "content"

  /// Returns a path relative to the folder of texts or one of its folders, even if it was given
  /// relative to the working directory.
  func inside(_ path: String, _ folder: String = "") -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let prefix = "\(content)/\(folder)"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

/// The format of results.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
