import Documents
import Metrics
import SiteFiles
import StaticSite

/// The input that every page may show besides its own text: all that was performed and examined,
/// and what the other texts say in their front matter.
package struct SharedEvidence: Equatable, Sendable {
  private let judged: JudgedInput
  /// The unit tests that are shown; no verdict depends on them.
  private let tests: [SourceFile]
  /// The programs whose streams are drawn; the program that runs does not change.
  private let streams: [SourceFile]
  private let testability: Testability?
  private let faultTests: FaultTests
  /// Of each other text its file, its path, and its head, in which is all that lists show, and are
  /// ordered and grouped by.
  private let cards: [[String]]
  private let shown: [Shown]

  /// A text that other pages show whole; one that is read again is another.
  private struct Shown: Equatable, Sendable {
    let text: ContentText

    static func == (left: Shown, right: Shown) -> Bool { left.text === right.text }
  }

  /// Takes what the pages of a state share.
  package init(_ gathered: GatheredStudy) {
    let (sources, texts) = (gathered.sources, gathered.input.content.texts)
    judged = JudgedInput(gathered.input, sources)
    tests = sources.tests + sources.ofExhibits
    streams = sources.streams
    testability = gathered.testability
    faultTests = gathered.faultTests
    cards = texts.map { [$0.file.relativePath, $0.path, $0.document.head] }
    shown = texts.filter { TextKind.shownOnOthers.contains($0.kind) }.map(Shown.init)
  }
}
