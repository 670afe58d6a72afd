import Documents
import Exhibits
package import Identifiers
import Metrics
import Sequences
import Samples
import Scenarios
import SiteTemplates
package import StaticSite

/// All wrong implementations, in the order of their texts.
package struct ShownWrongImplementations: Sendable {
  package let all: [ShownWrongImplementation]

  /// Compares each with the right implementation.
  init(
    _ played: [PlayedWrongImplementation], texts: Texts, plays: Plays, links: Links,
    sources: ExaminedSources
  ) {
    guard !played.isEmpty else {
      all = []
      return
    }
    let scripts = Dictionary(
      keepingFirst: texts.of(TextKind.scenario).map { ("/" + $0.path, $0.document.head) })
    all = texts.of(TextKind.wrongImplementation).concurrentMap { text in
      played.first { $0.chosen.fault.id == text.name }.flatMap { played in
        plays[played.chosen.scenario.id].flatMap { play in
          ShownWrongImplementation(
            played, text: text, play: play, script: scripts[play.address] ?? "", links: links,
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
    let own = fault.implementation.pattern
    return [own] + text.header.patterns.map { PatternID($0.text) }.filter { $0 != own }
  }

  package var address: String { Address.fault(text.name) }

  package var summary: String { text.summary }
}
