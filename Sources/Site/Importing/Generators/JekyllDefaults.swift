import Documents
import Foundation

/// The front matter that a Jekyll configuration sets for many texts.
struct JekyllDefaults: Sendable {
  private struct DefaultsRule: Sendable {
    let path: String
    let type: String?
    let values: [MappingEntry]
  }

  /// The rules, the more specific ones first.
  private let rules: [DefaultsRule]

  init(_ configuration: ForeignConfiguration) {
    rules = (configuration["defaults"]?.elements ?? []).map { rule in
      let path = rule["scope"]?["path"]?.text ?? ""
      return DefaultsRule(
        path: path.hasPrefix("/") ? String(path.dropFirst()) : path,
        type: rule["scope"]?["type"]?.text, values: rule["values"]?.entries ?? [])
    }
    .enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      let counts = (one.path.count, other.path.count)
      if counts.0 != counts.1 { return counts.0 > counts.1 }
      if (one.type == nil) != (other.type == nil) { return one.type != nil }
      return first.offset > second.offset
    }
    .map(\.element)
  }

  /// Returns the default keys and values for a text, without duplicate keys.
  func entries(for path: String, type: String) -> [MappingEntry] {
    var found: [MappingEntry] = []
    for rule in rules where rule.path.isEmpty || PathPattern(rule.path).contains(path) {
      guard rule.type == nil || rule.type == type else { continue }
      // Our templates determine the layout.
      for entry in rule.values where entry.key != "layout" {
        if !found.contains(where: { $0.key == entry.key }) { found.append(entry) }
      }
    }
    return found
  }
}

/// A path or a pattern with `*` and `?`, which also matches everything in a matching folder.
struct PathPattern {
  private let pattern: String

  /// Creates a pattern, ignoring a `/` at either end.
  init(_ written: String) {
    pattern = written.split(separator: "/").joined(separator: "/")
  }

  /// Indicates whether the pattern matches a path or one of its folders.
  func contains(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { end in
      let start = parts[...end].joined(separator: "/")
      return start == pattern || fnmatch(pattern, start, FNM_PATHNAME) == 0
        // A wildcard pattern without a folder matches in every folder.
        || !pattern.contains("/") && fnmatch(pattern, String(parts[end]), 0) == 0
          && pattern.contains("*")
    }
  }
}
