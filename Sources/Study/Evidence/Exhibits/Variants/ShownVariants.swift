import Exhibits
package import Identifiers
import Samples
import Sequences
package import StaticSite

/// All variants, in the order of their texts.
package struct ShownVariants: Sendable {
  package let all: [ShownVariant]

  /// Compares each with the pattern's own implementation.
  init(
    _ played: [PlayedVariant], texts: Texts, scenarios: PlayedScenarios, links: Links,
    sources: ExaminedSources,
    numbers: MetricValues
  ) {
    all = texts.of(TextKind.variant).concurrentMap { text in
      played.first { $0.described.variant.id == text.name }.flatMap { played in
        ShownVariant(
          played, text: text, scenarios: scenarios, links: links, sources: sources, numbers: numbers
        )
      }
    }
    .compactMap(\.self)
  }

  /// The one that a text is of.
  package func of(_ text: ContentText) -> ShownVariant? { all.first { $0.text.name == text.name } }

  /// Those of a pattern.
  package func of(pattern: PatternID) -> [ShownVariant] {
    all.filter { $0.original.pattern == pattern }
  }
}
