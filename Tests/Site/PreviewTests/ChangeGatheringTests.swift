import Testing

@testable import Preview

@Suite struct ChangeGatheringTests {
  /// Events at milliseconds, and what is given at milliseconds.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let events: [(at: Int, event: FileEvent, path: String)]
    let given: [Int: Set<String>]

    init(
      _ description: String, _ events: [(Int, FileEvent, String)],
      _ given: [Int: Set<String>]
    ) {
      testDescription = description
      self.events = events
      self.given = given
    }
  }

  static let cases = [
    Case("a save is given at once", [(0, .written, "a")], [0: ["a"]]),
    Case("two saves at once are one", [(0, .written, "a"), (0, .written, "a")], [0: ["a"]]),
    Case(
      "a new file waits a moment after it was written", [(0, .created, "a"), (3, .written, "a")],
      [13: ["a"]]),
    Case("a new file that nobody closes is given", [(0, .created, "a")], [100: ["a"]]),
    Case(
      "what comes and goes was never there",
      [(0, .created, "a"), (1, .written, "a"), (5, .gone, "a")], [:]),
    Case("a file that is gone is given after a while", [(0, .gone, "a")], [50: ["a"]]),
    Case(
      "a file that is gone and comes back is saved",
      [(0, .gone, "a"), (1, .created, "a"), (30, .written, "a")], [30: ["a"]]),
    Case("a file moved over another is given at once", [(0, .arrived, "a")], [0: ["a"]]),
    Case(
      "saves do not wait for what is gone", [(0, .gone, "a"), (10, .written, "b")],
      [10: ["b"], 50: ["a"]]),
  ]

  @Test(arguments: cases) func `An event is acted upon when it has become a change`(
    _ test: Case
  ) {
    var gathering = ChangeGathering()
    let start = ContinuousClock.now
    var given: [Int: Set<String>] = [:]
    for millisecond in 0...200 {
      let now = start + .milliseconds(millisecond)
      for event in test.events where event.at == millisecond {
        gathering.note(event.event, event.path, at: now)
      }
      let taken = gathering.take(at: now)
      if !taken.isEmpty { given[millisecond] = taken }
    }
    #expect(given == test.given)
    #expect(gathering.nextEnd == nil)
  }

  @Test func `A file written anew and moved over another is one change`() {
    var gathering = ChangeGathering()
    let now = ContinuousClock.now
    gathering.note(.created, "a.tmp", at: now)
    gathering.note(.written, "a.tmp", at: now)
    gathering.note(movedFrom: "a.tmp", to: "a", at: now)
    #expect(gathering.take(at: now) == ["a"])
    #expect(gathering.nextEnd == nil)
  }

  @Test func `A file with another name changes under both`() {
    var gathering = ChangeGathering()
    let now = ContinuousClock.now
    gathering.note(movedFrom: "a", to: "b", at: now)
    #expect(gathering.take(at: now) == ["a", "b"])
  }

  @Test(
    arguments: [
      ".hidden", ".page.md.swp", ".#page.md", "page.md~", "page.md.bak", "#page.md#", "4913",
      "5036",
      "page.md___jb_tmp___",
    ])
  func `Editors' own files are ignored`(_ name: String) { #expect(IgnoredName.matches(name)) }

  @Test(arguments: ["page.md", "2024", "4914", "49130", "#tag.md", "a.tmp", "swp", ".well-known"])
  func `Content is not ignored`(_ name: String) { #expect(!IgnoredName.matches(name)) }
}
