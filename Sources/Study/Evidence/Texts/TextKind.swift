import Documents
package import Metrics
import SiteTemplates
package import StaticSite

/// The kinds of texts that the report reads: their names, where they are, and what their front
/// matter may say.
///
/// Pages, checks and look-ups name a kind by these; which page is made of one is said in
/// `PageKind.all`.
package enum TextKind {
  package static let home = ContentKind("home", folder: "index.md") { fields in
    [
      "claim": .string(fields.string("claim")),
      "scenario": .string(fields.string("play")),
      "tapped": .string(fields.string("tapped")),
      "chosen": .texts(fields.strings("patterns")),
    ]
  }

  package static let samples = ContentKind("samples", folder: "samples/index.md")
  package static let sample = ContentKind("sample", folder: "samples/")

  /// A scenario's page is beside its sample's; `Scenario.read` reads its front matter.
  package static let scenario = ContentKind(
    "scenario", folder: "scenarios/", schema: ContentKind.unread,
    path: { path in
      ContentKind.standardPath(path)
        .replacing("scenarios/", with: "samples/", maxReplacements: 1)
    })

  package static let patterns = ContentKind(
    "patterns", folder: "patterns/index.md",
    schema: { fields in ["first": .texts(fields.strings("first"))] })

  /// `Contract.read` reads the rest of a pattern's front matter.
  package static let pattern = ContentKind(
    "pattern", folder: "patterns/",
    schema: { fields in
      let values: [String: PageValue] = [
        "not-when": .string(fields.string("not-when", default: "–")),
        "recipe": .texts(fields.strings("recipe")),
      ]
      fields.leaveRest()
      return values
    })

  package static let metrics = ContentKind("metrics", folder: "metrics.md")

  /// A text for each number, which says what it means and why some have none; the page has the rest
  /// from the program.
  package static let metric = ContentKind(
    "metric", folder: "metrics/",
    schema: { fields in
      for key in ["unit", "origin"] { _ = fields.optionalString(key) }
      for absence in Absence.allCases { _ = fields.optionalString(absence.reasonKey) }
      return [:]
    })

  package static let streams = ContentKind("streams", folder: "streams/index.md")
  package static let stream = ContentKind(
    "stream", folder: "streams/",
    schema: { fields in ["captions": .texts(fields.strings("captions"))] })

  package static let wrongImplementations = ContentKind("faults", folder: "faults/index.md")
  package static let wrongImplementation = ContentKind(
    "fault", folder: "faults/",
    schema: { fields in
      [
        "scenario": .string(fields.string("scenario")),
        "symptom": .string(fields.string("symptom")),
        "patterns": .texts(fields.strings("patterns")),
        "beside": .texts(fields.strings("beside")),
      ]
    })

  package static let variants = ContentKind("variants", folder: "variants/index.md")
  package static let variant = ContentKind(
    "variant", folder: "variants/",
    schema: { fields in ["why": .string(VariantText(fields).why)] })

  package static let pairs = ContentKind("pairs", folder: "compare/index.md")
  package static let pair = ContentKind("pair", folder: "compare/", schema: PairText.schema)

  package static let tours = ContentKind("tours", folder: "tours/index.md")
  package static let tour = ContentKind("tour", folder: "tours/")
  package static let guides = ContentKind("guides", folder: "guide/index.md")
  package static let guide = ContentKind("guide", folder: "guide/")

  /// The kinds whose texts show evidence between their paragraphs.
  package static let showingEvidence = Set([tours, tour, guides, guide].map(\.name))

  /// The kinds whose texts have no page, and are shown whole on others.
  package static let shownElsewhere = Set([metric].map(\.name))
}

extension Absence {
  /// The key of a metric's text under which it says why there is no value.
  package var reasonKey: String { "reason-\(rawValue)" }
}

extension PageValue {
  fileprivate static func texts(_ texts: [String]) -> PageValue {
    .list(texts.map(PageValue.string))
  }
}

extension Content {
  /// The texts of a kind, in order.
  package func texts(of kind: ContentKind) -> [ContentText] { texts(ofKind: kind.name) }

  /// The texts of a kind that could not be read.
  package func unread(of kind: ContentKind) -> [UnreadText] {
    unread.filter { $0.kind == kind.name }
  }
}
