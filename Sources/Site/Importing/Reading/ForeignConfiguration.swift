import Diagnostics
import Documents

/// The configuration of another generator's site.
struct ForeignConfiguration: Sendable {
  /// The file that was read; `nil` if there is none.
  let path: String?
  /// All of it; `nil` if there is none.
  let whole: Value?

  /// Reads the first of some files that is there: YAML, JSON, or TOML.
  init(_ paths: [String], in tree: SourceTree, reportingTo log: ImportLog) {
    path = tree.first(of: paths)
    whole = path.flatMap { path in
      log.warning { () throws(DiagnosticError) in
        try Self.parse(tree.text(path), path, file: tree.fullPath(path))
      } ?? nil
    }
  }

  /// A value by its keys, the outermost first.
  subscript(keys: String...) -> Value? {
    keys.reduce(whole) { $0?.entry($1) }
  }

  /// A text by its keys.
  func text(_ keys: String...) -> String? {
    let text = keys.reduce(whole) { $0?.entry($1) }?.text?.trimmed
    return text?.isEmpty == true ? nil : text
  }

  /// All of its texts, each by its keys: `author.name`.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    func add(_ value: Value, _ name: String) {
      if let text = value.text { texts[name] = text.trimmed }
      for entry in value.entries ?? [] {
        add(entry.value, name.isEmpty ? entry.key : "\(name).\(entry.key)")
      }
    }
    if let whole { add(whole, "") }
    return texts
  }

  private static func parse(
    _ text: String, _ path: String, file: String
  ) throws(DiagnosticError) -> Value? {
    if path.hasSuffix(".toml") { return try Value.parse(toml: text, file: file) }
    let plain = path.hasSuffix(".json") ? text.replacing("\t", with: " ") : text
    return try Value.parse(yaml: plain, file: file)
  }
}

extension Value {
  /// The value of a key, whose letters may be of either case: Hugo takes `baseURL` for `baseurl`.
  fileprivate func entry(_ key: String) -> Value? {
    self[key] ?? entries?.first { $0.key.lowercased() == key.lowercased() }?.value
  }
}
