import Documents
import Metrics
import SiteFiles
import StaticSite

/// The input that any page may show besides its own text: everything that was performed and
/// examined, and the other texts' front matter.
package struct SharedEvidence: Equatable, Sendable {
  private let judged: JudgedInput
  /// The unit tests and exhibits that are shown; the patterns' verdict does not depend on them.
  private let tests: [SourceFile]
  /// The sources of the drawn streams; the programs themselves cannot change while this one runs.
  private let streams: [SourceFile]
  private let testability: Testability?
  private let faultTests: FaultTests
  /// The file, path and head of each other text.
  ///
  /// Lists take from the head everything that they show, order by and group by.
  private let cards: [[String]]
  private let shown: [Shown]

  /// A text that other pages show in full; reading it again makes it unequal.
  private struct Shown: Equatable, Sendable {
    let text: ContentText

    static func == (left: Shown, right: Shown) -> Bool { left.text === right.text }
  }

  /// Collects the input that the pages share.
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
