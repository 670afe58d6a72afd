import CommonMark
import Diagnostics
import Documents
import Foundation
import Identifiers
import Metrics
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("A number that a text says itself")
struct HandWrittenNumberTests {
  private func found(_ text: String) -> [String] {
    let words = ProseWord.all(in: text)
    return HandWrittenNumber.all(in: words).map { number in
      words[number.range].map(\.text).joined(separator: " ")
    }
  }

  @Test(
    "is found beside what the site counts",
    arguments: [
      ("In MVVM it takes 14 messages.", "14 messages"),
      ("Fourteen messages go.", "Fourteen messages"),
      ("There are eleven patterns.", "eleven patterns"),
      ("A tap needs twenty-one more calls.", "twenty-one more calls"),
      ("It has two hundred and eleven effects.", "two hundred and eleven effects"),
      ("With **nine** [hops](/metrics/#hops) it is longest.", "nine hops"),
      ("Seven\nbindings live.", "Seven bindings"),
      ("Hops: 4.", "Hops 4"),
      ("The hops are only there; the hops are four.", "hops are four"),
      ("| MVVM | 14 |", "14"),
      ("It sends 7,578 of them.", "7,578"),
      ("It is 40 % less.", "40 %"),
      ("It is 40% less.", "40 %"),
      ("It is 40 percent less.", "40 percent"),
      ("Half the lines are the same.", "Half the lines"),
      ("Three quarters of the lines are.", "quarters of the lines"),
      ("About a third are.", "a third are"),
      ("A third of what it does is said.", "A third of"),
      ("It sends twice as many messages.", "twice as many messages"),
      ("Three times as many are sent.", "Three times as many"),
      ("It has three times the calls.", "three times the calls"),
      ("Exactly one message is sent.", "one message"),
      ("Each has one hop more.", "one hop"),
      ("In others one more notification comes.", "one more notification"),
      ("A tap sends four.", "sends four"),
      ("It writes all four (see there).", "writes all four"),
      ("In some patterns four are written.", "four are written"),
      ("They are 0 messages.", "0 messages"),
    ])
  func counted(_ text: String, _ phrase: String) {
    #expect(found(text) == [phrase])
  }

  @Test(
    "is none where it counts something else, or is no number of it",
    arguments: [
      "One call carries all.", "A counter with four wheels.", "It waits for 300 ms.",
      "(Bill Fisher, 2014) describes messages.", "Smalltalk-80 calls it a pair.",
      "The second message comes.", "Two, then calls follow.", "It stays `14` calls.",
      "See [calls](/metrics/#14-calls).", "```\n14 messages\n```", "A third store waits.",
      "Nine. Messages follow.", "It asks twice.", "The two differ in calls.", "{messages} messages",
      "A view sees half of it.", "Both calls are one.", "No message is sent.",
    ])
  func uncounted(_ text: String) {
    #expect(found(text) == [])
  }

  @Test("may be of whatever the metrics count")
  func metrics() {
    for metric in Metric.all where !metric.unit.hasPrefix("of ") {
      let words = "\(metric.title) \(metric.unit)".split { !$0.isLetter }.map { $0.lowercased() }
      let isKnown = words.contains(where: Numerals.plural.contains)
      #expect(isKnown || Self.positions.contains(metric.id), "\(metric.id): \(metric.unit)")
    }
  }

  /// Numbers that count no things, or pairs of things.
  private static let positions: Set<MetricID> = ["instability", "dynamic-coupling", "complexity"]

  // MARK: In a text

  private func diagnostics(_ head: String, _ body: String) throws -> [Diagnostic] {
    let text = "---\ntitle: T\n\(head)---\n\n\(body)\n"
    return HandWrittenNumbers(document: try Document(path: "a.md", text: text)).diagnostics
  }

  @Test("is reported where it is, with what to do")
  func location() throws {
    let diagnostic = try #require(try diagnostics("", "Text.\n\nIt takes 14 messages.").first)
    #expect(diagnostic.id == .numberByHand && diagnostic.severity == .error)
    #expect(diagnostic.message == "the number in '14 messages' is written by hand")
    #expect(diagnostic.location?.line == 7 && diagnostic.location?.column == 10)
    #expect(diagnostic.suggestion?.contains("'14 messages' to 'uncounted'") == true)
  }

  @Test("is looked for in sentences of the front matter, and in no script")
  func frontMatter() throws {
    #expect(
      try diagnostics("summary: Seven hops.\n", "Text.").map { $0.location?.line } == [3])
    #expect(
      try diagnostics("steps:\n  - expect: {\"rows[0]\": 14 messages}\n", "Text.") == [])
  }

  @Test("may be there if the text says that it counts nothing of the site")
  func marked() throws {
    let body = "The view sees two protocols. It has *two protocols*, and three protocols."
    #expect(
      try diagnostics("uncounted: [two protocols]\n", body).map(\.message)
        == ["the number in 'three protocols' is written by hand"])
    #expect(
      try diagnostics("uncounted: [sees two protocols]\n", body).map(\.message) == [
        "the number in 'two protocols' is written by hand",
        "the number in 'three protocols' is written by hand",
      ])
  }

  @Test("is not said to count nothing in vain")
  func needless() throws {
    let found = try diagnostics("uncounted: [two protocols, a view]\n", "A view.")
    #expect(found.map(\.id) == [.needlessMark, .needlessMark])
    #expect(found.map { $0.location?.line } == [3, 3])
    #expect(found[0].message.hasPrefix("'two protocols' matches no number"))
  }

  @Test("is found in a build, kept or not, and nowhere in this site")
  @MainActor func build() async throws {
    let folder = try TemporaryFolder {
      Folder("content") {
        TextFile("site.yml", "title: T\nlanguage: en\ndescription: D\nreports: [counterpoint]\n")
        TextFile("index.md", "---\ntitle: T\nsummary: S.\n---\n\nEleven patterns.\n")
      }
    }
    let content = folder.url.appending(path: "content").path
    var setup = SiteSetup(
      content: content, templates: packageRoot.appending(path: "templates").path)
    setup.reports = [
      CounterpointReport(
        content: content, root: packageRoot.path, implementations: [], keptIn: .findings)
    ]
    let found = await Site(setup).build().diagnostics.filter { $0.id == .numberByHand }
    #expect(found.map { $0.location?.line } == [6])
    #expect(
      HandWrittenNumbers.diagnostics(in: try await SmallEvidence.gathered.input.content) == [])
  }
}
