/// The languages that front matter is written in.
public enum FrontMatterFormat: Hashable, Sendable, CaseIterable {
  /// Between lines of `---`.
  case yaml
  /// Between lines of `+++`.
  case toml

  /// The line before and after the front matter.
  public var fence: String {
    switch self {
    case .yaml: "---"
    case .toml: "+++"
    }
  }

  /// A key and its value as they are written, such as `title: …` or `title = …`.
  public func line(_ key: String, _ value: String) -> String {
    switch self {
    case .yaml: "\(key): \(value)"
    case .toml: "\(key) = \(value)"
    }
  }
}
