extension String {
  /// The path of the folder in which the file or folder at this path is: empty for a bare name,
  /// `/` for what is at the root.
  ///
  /// `NSString.deletingLastPathComponent` gives the same, but traps on Linux where a path is one
  /// letter.
  public var parentFolder: String {
    func trimmed(_ path: Substring) -> Substring {
      var path = path
      while path.count > 1, path.last == "/" { path.removeLast() }
      return path
    }
    let path = trimmed(self[...])
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(trimmed(path[..<slash]))
  }
}
