import Diagnostics
import Documents

struct ForeignConfiguration: Sendable {
  /// The file that was read; `nil` if there is none.
  let path: String?
  /// The whole configuration; `nil` if there is none.
  let whole: Value?

  /// Reads the first existing file among some YAML, JSON or TOML files.
  init(_ paths: [String], in tree: SourceTree, reportingTo log: ImportLog) {
    path = tree.first(of: paths)
    whole = path.flatMap { path in
      log.warning { () throws(DiagnosticError) in
        try Self.parse(tree.text(path), path, file: tree.fullPath(path))
      } ?? nil
    }
  }

  /// The value at a path of keys, the outermost first.
  subscript(keys: String...) -> Value? {
    keys.reduce(whole) { $0?.entry($1) }
  }

  /// Returns the non-empty text at a path of keys.
  func text(_ keys: String...) -> String? {
    let text = keys.reduce(whole) { $0?.entry($1) }?.text?.trimmed
    return text?.isEmpty == true ? nil : text
  }

  /// All texts, by their paths of keys: `author.name`.
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
  /// Returns the value of a key, ignoring case: Hugo accepts `baseURL` for `baseurl`.
  fileprivate func entry(_ key: String) -> Value? {
    self[key] ?? entries?.first { $0.key.lowercased() == key.lowercased() }?.value
  }
}
