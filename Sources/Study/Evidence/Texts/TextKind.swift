import Diagnostics
package import Samples
package import StaticSite

/// The kinds of texts that the report reads: their names, locations and additional front matter.
///
/// Pages, checks and lookups refer to kinds by these values, and receive a text's front matter as
/// the kind's header. `PageKind.all` maps kinds to pages.
package enum TextKind {
  package static let home = ContentKind("home", folder: "index.md", read: HomeHeader.init)

  package static let choose = ContentKind("choose", folder: "choose.md")

  package static let samples = ContentKind("samples", folder: "samples/index.md")
  package static let sample = ContentKind("sample", folder: "samples/")

  /// Scenarios, for lookups; a report reads them as ``scenario(playing:)``.
  package static let scenario = scenario(playing: [])

  /// Scenarios of some samples; the page of each is beside its sample's.
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

  /// The text of a metric: its meaning, and why some have no value.
  ///
  /// The rest comes from the program.
  package static let metric = ContentKind("metric", folder: "metrics/", read: MetricHeader.init)

  /// The comparison of one test in every pattern, and the kinds of test doubles.
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

  /// The kinds whose texts may contain directives that show evidence.
  package static let showingEvidence = Set([tours, tour, guides, guide].map(\.name))

  /// The kinds whose texts have no page and are shown in full on others.
  package static let shownElsewhere = Set([metric].map(\.name))

  /// The kinds whose texts other pages show in full: those without a page, and those of pairs,
  /// which also appear on the pages of the pair's samples.
  package static let shownOnOthers = shownElsewhere.union([pair.name])
}
