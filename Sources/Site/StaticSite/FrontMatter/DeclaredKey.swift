import Documents
import SiteTemplates

/// A key of front matter that a site declares under `front-matter` in `site.yml`.
///
/// Texts write it at the top level, and templates name it like `title`.
public struct DeclaredKey: Hashable, Sendable {
  /// The key.
  public let name: String
  /// The type of its values.
  public let type: DeclaredType
  /// Indicates whether texts must have it; a folder's own page and `404.md` are exempt.
  public let isRequired: Bool
  /// The folders below `content/` whose texts may have it.
  ///
  /// Each path ends in `/`; an empty path means the whole folder.
  public let folders: [String]
}

/// The type of the values of a declared key, named as in `site.yml`.
public enum DeclaredType: String, CaseIterable, Hashable, Sendable {
  case text
  case number
  case condition = "true or false"
  case date
  case texts = "list of texts"
}

extension DeclaredType {
  /// Sample values of every form that templates may receive.
  var specimens: [PageValue] {
    switch self {
    case .text: ["t"]
    case .number: [1]
    case .condition: [true, false]
    case .date: [false, .optional(CalendarDate("2024-03-01")?.value)]
    case .texts: [["t"]]
    }
  }
}

/// The front matter keys that a site adds to those of all texts.
struct FrontMatterRules: Hashable, Sendable {
  let taxonomies: [String]
  let declared: [DeclaredKey]
}

extension Fields {
  /// Returns the values of declared keys in the text at a path below `content/`.
  func values(of keys: [DeclaredKey], inText path: String) -> [String: PageValue] {
    guard !keys.isEmpty else { return [:] }
    let name = path.split(separator: "/").last
    let isOrdinary = name != "index.md" && path != "404.md"
    var values: [String: PageValue] = [:]
    adviseOnKeys(of: keys.filter { !$0.folders.contains(where: path.hasPrefix) })
    for key in keys where key.folders.contains(where: path.hasPrefix) {
      if key.isRequired, isOrdinary { _ = required(key.name) }
      values[key.name] = value(of: key)
    }
    return values
  }

  /// Adds advice on keys that only texts in other folders may have.
  private func adviseOnKeys(of others: [DeclaredKey]) {
    guard !others.isEmpty else { return }
    advice = { [advice = self.advice] entry in
      guard let key = others.first(where: { $0.name == entry.key }) else { return advice(entry) }
      guard !key.folders.isEmpty else { return .instead("'site.yml' declares it for no folder") }
      let folders = key.folders.map { "'\($0)'" }.joined(separator: ", ")
      return .instead("'site.yml' declares it for the texts in \(folders)")
    }
  }

  private func value(of key: DeclaredKey) -> PageValue? {
    switch key.type {
    case .text: optionalString(key.name).map { .string($0) }
    case .number: optionalInt(key.name).map { .number($0) }
    case .condition: optional(key.name)?.bool(collector).map { .bool($0) }
    case .date: optionalDate(key.name)?.value
    case .texts: optionalTexts(key.name).map { .list($0.map { .string($0.text) }) }
    }
  }
}
