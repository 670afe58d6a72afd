import Foundation

/// A path, or a pattern of paths with `*` and `?`, that stands for what is in its folder, too.
struct PathPattern {
  private let pattern: String

  /// Reads a pattern; a `/` at either end says nothing.
  init(_ written: String) {
    pattern = written.split(separator: "/").joined(separator: "/")
  }

  /// Tells whether a path is one of those that are meant, or is in such a folder.
  func contains(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { end in
      let start = parts[...end].joined(separator: "/")
      return start == pattern || fnmatch(pattern, start, FNM_PATHNAME) == 0
        // A name without a folder is meant in every folder.
        || !pattern.contains("/") && fnmatch(pattern, String(parts[end]), 0) == 0
          && pattern.contains("*")
    }
  }
}
