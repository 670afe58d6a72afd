import SiteTemplates

/// A key of front matter that a site declares under `front-matter` in `site.yml`.
///
/// Texts write it at the top level, and templates name it like `title`.
public struct DeclaredKey: Hashable, Sendable {
  /// The key.
  public let name: String
  /// What its values are.
  public let type: DeclaredType
  /// Whether texts must have it; a folder's own page and `404.md` need not.
  public let isRequired: Bool
  /// The folders below `content/`, each ending in `/`, whose texts may have it; an empty one is the
  /// whole of it.
  public let folders: [String]

  /// Makes a key that all texts may have.
  public init(
    _ name: String, _ type: DeclaredType, isRequired: Bool = false, folders: [String] = [""]
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.folders = folders
  }
}

/// What the values of a declared key are, in the words of `site.yml`.
public enum DeclaredType: String, CaseIterable, Hashable, Sendable {
  case text
  case number
  case condition = "true or false"
  case date
  case texts = "list of texts"
}

extension DeclaredType {
  /// Values of every form that templates may meet.
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
