import Foundation

/// Paths within a site, always from its root and without a leading `/`.
package enum SitePath {
  /// Returns the file that a page is written to; that of a folder is its `index.html`.
  package static func file(forPage path: String) -> String {
    isFolder(path) ? path + "index.html" : path
  }

  /// Returns the path of the page written to a file: that of the folder for `index.html`.
  package static func page(ofFile file: String) -> String {
    file == "index.html" || file.hasSuffix("/index.html")
      ? String(Substring(file.utf8.dropLast("index.html".utf8.count))) : file
  }

  /// Returns the file that a page's Markdown twin is written to.
  package static func twin(forPage path: String) -> String {
    isFolder(path) ? path + "index.md" : path + ".md"
  }

  /// Indicates whether a path is that of a folder, or of the root.
  package static func isFolder(_ path: String) -> Bool { path.isEmpty || path.utf8.last == 0x2F }

  /// Indicates whether a path needs no resolving.
  ///
  /// It has no leading `/`, no empty parts, and no parts that begin with a full stop.
  package static func isResolved(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == 0x2F || byte == 0x2E { return false }
      isStart = byte == 0x2F
    }
    return true
  }

  /// Returns the folder that contains a file: empty, or ending in `/`.
  package static func folder(of file: String) -> String {
    file.utf8.lastIndex(of: 0x2F).map { String(file[...$0]) } ?? ""
  }

  /// Returns the folder that contains a page: `""` for `guide/`, `guide/` for `guide/choosing/`.
  ///
  /// It is `nil` for the home page and for files such as `404.html`, which belong to no section.
  package static func parent(of path: String) -> String? {
    guard path.utf8.last == 0x2F else { return nil }
    return folder(of: withoutSlash(path))
  }

  /// Returns a folder's path without the final `/`.
  package static func withoutSlash(_ folder: String) -> String {
    String(Substring(folder.utf8.dropLast()))
  }

  /// Returns the folders that contain a page, outermost first, and the page itself if it is a
  /// folder: `a/` and `a/b/` for `a/b/`.
  package static func prefixes(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == 0x2F }.map { String(path[...$0]) }
  }

  /// Returns the relative path from one file to another.
  ///
  /// - Complexity: O(*n*) in the length of the paths.
  package static func relative(from file: String, to target: String) -> String {
    let source = folder(of: file).split(separator: "/")
    let destination = target.split(separator: "/")
    let common = zip(source, destination.dropLast()).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: source.count - common)
    return up + destination.dropFirst(common).joined(separator: "/")
  }

  /// Joins a path to a folder and resolves `.` and `..`; `nil` if the result is outside the site.
  package static func resolve(_ path: String, in folder: String) -> String? {
    var parts: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    let isFolder =
      path.hasSuffix("/") || path.hasSuffix("/.") || path.hasSuffix("/..")
      || path == "." || path == ".."
    let joined = parts.joined(separator: "/")
    return isFolder && !joined.isEmpty ? joined + "/" : joined
  }
}
