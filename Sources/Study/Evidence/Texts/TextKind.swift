import Diagnostics
package import Samples
package import StaticSite

/// The kinds of texts that the report reads: their names, where they are, and what their front
/// matter may say besides what every text's may.
///
/// Pages, checks and look-ups name a kind by these, and have a text's front matter as the kind's
/// header; which page is made of one is said in `PageKind.all`.
package enum TextKind {
  package static let home = ContentKind("home", folder: "index.md", read: HomeHeader.init)

  package static let choose = ContentKind("choose", folder: "choose.md")

  package static let samples = ContentKind("samples", folder: "samples/index.md")
  package static let sample = ContentKind("sample", folder: "samples/")

  /// Scenarios, for look-ups; a report reads them as ``scenario(playing:)``.
  package static let scenario = scenario(playing: [])

  /// Scenarios of some samples; each one's page is beside its sample's.
  package static func scenario(
    playing samples: [SampleDescription]
  ) -> ContentKind<ScenarioHeader> {
    ContentKind(
      "scenario", folder: "scenarios/",
      path: { path in
        ContentText.standardPath(path)
          .replacing("scenarios/", with: "samples/", maxReplacements: 1)
      },
      read: { fields throws(DiagnosticError) in try ScenarioHeader(fields, playing: samples) })
  }

  package static let patterns = ContentKind(
    "patterns", folder: "patterns/index.md", read: PatternsHeader.init)
  package static let pattern = ContentKind(
    "pattern", folder: "patterns/", read: PatternHeader.init)

  package static let metrics = ContentKind("metrics", folder: "metrics.md")

  /// A text for each number, which says what it means and why some have none; the page has the rest
  /// from the program.
  package static let metric = ContentKind("metric", folder: "metrics/", read: MetricHeader.init)

  /// One test in every pattern, and the kinds of doubles.
  package static let testing = ContentKind(
    "testing", folder: "testing.md", read: TestingHeader.init)

  package static let streams = ContentKind("streams", folder: "streams/index.md")
  package static let stream = ContentKind("stream", folder: "streams/", read: StreamHeader.init)

  package static let wrongImplementations = ContentKind("faults", folder: "faults/index.md")
  package static let wrongImplementation = ContentKind(
    "fault", folder: "faults/", read: WrongImplementationHeader.init)

  package static let variants = ContentKind("variants", folder: "variants/index.md")
  package static let variant = ContentKind("variant", folder: "variants/", read: VariantHeader.init)

  package static let pairs = ContentKind("pairs", folder: "compare/index.md")
  package static let pair = ContentKind("pair", folder: "compare/", read: PairHeader.init)

  package static let claims = ContentKind("claims", folder: "claims/index.md")
  package static let claim = ContentKind("claim", folder: "claims/", read: ClaimHeader.init)

  package static let tours = ContentKind("tours", folder: "tours/index.md")
  package static let tour = ContentKind("tour", folder: "tours/")
  package static let guides = ContentKind("guides", folder: "guide/index.md")
  package static let guide = ContentKind("guide", folder: "guide/")

  /// The kinds whose texts show evidence between their paragraphs.
  package static let showingEvidence = Set([tours, tour, guides, guide].map(\.name))

  /// The kinds whose texts have no page, and are shown whole on others.
  package static let shownElsewhere = Set([metric].map(\.name))

  /// The kinds whose texts other pages show whole: those without a page, and those of pairs, which
  /// the pages of the pair's samples show too.
  package static let shownOnOthers = shownElsewhere.union([pair.name])
}
