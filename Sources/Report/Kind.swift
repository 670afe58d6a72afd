import Documents
import SiteTemplates
public import StaticSite

/// What the texts of `content/` are, to the report.
enum Kind: String, CaseIterable {
  case home, samples, sample, scenario, patterns, pattern, metrics, metric

  /// The folder, or the one file, whose texts are of this kind.
  private var folder: String {
    switch self {
    case .home: "index.md"
    case .samples: "samples/index.md"
    case .sample: "samples/"
    case .scenario: "scenarios/"
    case .patterns: "patterns/index.md"
    case .pattern: "patterns/"
    case .metrics: "metrics.md"
    case .metric: "metrics/"
    }
  }

  fileprivate var content: ContentKind {
    switch self {
    case .scenario:
      ContentKind(rawValue, folder: folder, schema: ContentKind.unread, path: Self.scenarioPath)
    case .pattern: ContentKind(rawValue, folder: folder, schema: ContentKind.unread)
    case .metric: ContentKind(rawValue, folder: folder, schema: Self.definition)
    case .home: ContentKind(rawValue, folder: folder, schema: HomePage.schema)
    default: ContentKind(rawValue, folder: folder)
    }
  }

  /// What a definition says for readers of the file; pages have it from the program.
  private static let definition: ContentKind.Schema = { fields in
    for key in ["unit", "origin"] { _ = fields.optionalString(key) }
    return [:]
  }

  /// `scenarios/tally-counter/one-tap.md` stands at `samples/tally-counter/one-tap/`.
  private static func scenarioPath(_ file: String) -> String {
    ContentKind.standardPath(file).replacing("scenarios/", with: "samples/", maxReplacements: 1)
  }
}

extension Report {
  /// What the texts of `content/` are; to be handed to ``Content`` when it is read.
  public static var kinds: [ContentKind] { Kind.allCases.map(\.content) }
}
