extension String {
  /// The path of the folder that contains the file or folder at this path: empty for a bare name,
  /// `/` for an item at the root.
  ///
  /// `NSString.deletingLastPathComponent` returns the same, but traps on Linux for a path of one
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
