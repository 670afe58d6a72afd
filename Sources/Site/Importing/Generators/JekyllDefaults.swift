import Documents
import Foundation

/// Front matter that the configuration of a site of Jekyll's gives to many texts.
struct JekyllDefaults: Sendable {
  private struct DefaultsRule: Sendable {
    let path: String
    let type: String?
    let values: [MappingEntry]
  }

  /// The more precise first.
  private let rules: [DefaultsRule]

  /// Reads the configuration.
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

  /// The keys and values for a text, each key once.
  func entries(for path: String, type: String) -> [MappingEntry] {
    var found: [MappingEntry] = []
    for rule in rules where rule.path.isEmpty || PathPattern(rule.path).contains(path) {
      guard rule.type == nil || rule.type == type else { continue }
      // How a page looks is said by our own templates.
      for entry in rule.values where entry.key != "layout" {
        if !found.contains(where: { $0.key == entry.key }) { found.append(entry) }
      }
    }
    return found
  }
}

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
