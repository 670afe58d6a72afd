import Foundation

/// Paths within a site: always from its root, without a `/` in front.
package enum SitePath {
  /// The file a page is written to: a folder's page is its `index.html`.
  package static func file(forPage path: String) -> String {
    isFolder(path) ? path + "index.html" : path
  }

  /// The path of the page that is written to a file: that of the folder for its `index.html`.
  package static func page(ofFile file: String) -> String {
    file == "index.html" || file.hasSuffix("/index.html")
      ? String(Substring(file.utf8.dropLast("index.html".utf8.count))) : file
  }

  /// The file a page's Markdown twin is written to.
  package static func twin(forPage path: String) -> String {
    isFolder(path) ? path + "index.md" : path + ".md"
  }

  /// Tells whether a path is that of a folder, the root's among them.
  package static func isFolder(_ path: String) -> Bool { path.isEmpty || path.utf8.last == 0x2F }

  /// Tells whether a path needs no resolving: it begins with no `/`, and has neither empty parts
  /// nor any that begin with a full stop.
  package static func isResolved(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == 0x2F || byte == 0x2E { return false }
      isStart = byte == 0x2F
    }
    return true
  }

  /// The folder a file is in: empty, or ending in `/`.
  package static func folder(of file: String) -> String {
    file.utf8.lastIndex(of: 0x2F).map { String(file[...$0]) } ?? ""
  }

  /// The folder that a page is in: `""` for `guide/`, `guide/` for `guide/choosing/`; `nil` for
  /// the home page and for files such as `404.html`, which belong to no section.
  package static func parent(of path: String) -> String? {
    guard path.utf8.last == 0x2F else { return nil }
    return folder(of: withoutSlash(path))
  }

  /// A folder's path without the `/` at its end.
  package static func withoutSlash(_ folder: String) -> String {
    String(Substring(folder.utf8.dropLast()))
  }

  /// The folders around a page, outermost first, and the page itself if it is a folder: `a/` and
  /// `a/b/` of `a/b/`.
  package static func prefixes(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == 0x2F }.map { String(path[...$0]) }
  }

  /// The way from one file to another.
  ///
  /// - Complexity: O(*n*) in the length of the paths.
  package static func relative(from file: String, to target: String) -> String {
    let source = folder(of: file).split(separator: "/")
    let destination = target.split(separator: "/")
    let common = zip(source, destination.dropLast()).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: source.count - common)
    return up + destination.dropFirst(common).joined(separator: "/")
  }

  /// Joins a path to a folder and takes `.` and `..` out; `nil` if the way leads out of the site.
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
