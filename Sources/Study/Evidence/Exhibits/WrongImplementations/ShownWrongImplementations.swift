import Documents
import Exhibits
package import Identifiers
import Metrics
import Samples
import Scenarios
import Sequences
import SiteTemplates
package import StaticSite

/// All wrong implementations, in the order of their texts.
package struct ShownWrongImplementations: Sendable {
  package let all: [ShownWrongImplementation]

  /// Compares each with the right implementation.
  init(
    _ performed: [PlayedWrongImplementation], texts: Texts, scenarios: PlayedScenarios,
    links: Links,
    sources: ExaminedSources
  ) {
    guard !performed.isEmpty else {
      all = []
      return
    }
    let scripts = Dictionary(
      keepingFirst: texts.of(TextKind.scenario).map { ("/" + $0.path, $0.document.head) })
    all = texts.of(TextKind.wrongImplementation).concurrentMap { text in
      performed.first { $0.chosen.mistake.id == text.name }.flatMap { performed in
        scenarios[performed.chosen.scenario.id].flatMap { played in
          ShownWrongImplementation(
            performed, text: text, played: played, script: scripts[played.address] ?? "",
            links: links,
            sources: sources, library: sources.wrongLibrary)
        }
      }
    }
    .compactMap(\.self)
  }

  private init(_ all: [ShownWrongImplementation]) { self.all = all }

  /// Those that belong to one of some patterns.
  func narrowed(to patterns: [PatternID]) -> ShownWrongImplementations {
    ShownWrongImplementations(all.filter { !Set($0.patterns).isDisjoint(with: patterns) })
  }

  /// The one that a text is of.
  package func of(_ text: ContentText) -> ShownWrongImplementation? {
    all.first { $0.text.name == text.name }
  }

  /// Those that are written in a pattern's manner, or that its texts says belong to it.
  package func of(pattern: PatternID) -> [ShownWrongImplementation] {
    all.filter { $0.patterns.contains(pattern) }
  }
}

extension ShownWrongImplementation {
  /// The patterns to which the mistake belongs, that in which it is written first.
  package var patterns: [PatternID] {
    let own = mistake.implementation.pattern
    return [own] + text.header.patterns.map { PatternID($0.text) }.filter { $0 != own }
  }

  package var address: String { Address.wrongImplementation(text.name) }

  package var summary: String { text.summary }
}
