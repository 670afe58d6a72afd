import Identifiers
import Samples
import Testing
import Trace

@Suite("A sample's setup")
struct SetupTests {
  @Test("is four wheels at zero when nothing is said")
  func standard() throws {
    let setup = try TallyCounterSetup([:])
    #expect(setup.tally.digits == [0, 0, 0, 0])
    #expect(
      setup.widgets == ["digit.3", "digit.2", "digit.1", "digit.0", "increment", "up", "down"])
  }

  @Test("begins where it says, with as many wheels as it says")
  func given() throws {
    #expect(try TallyCounterSetup(["start": 200]).tally.digits == [0, 0, 2, 0])
    #expect(try TallyCounterSetup(["digits": 1, "start": 9]).tally.digits == [9])
  }

  @Test(
    "refuses a start that has more digits than there are wheels",
    arguments: [(digits: 1, start: 10), (4, 10_000), (8, 123_456_789)])
  func conflict(_ row: (digits: Int, start: Int)) throws {
    let error = try #require(throws: SetupError.self) {
      try TallyCounterSetup(["digits": row.digits, "start": row.start])
    }
    #expect(error.key == "start")
    #expect(error.expected.contains(String(repeating: "9", count: row.digits)))
  }

  @Test("offers each number with bounds that hold its standard")
  func bounds() {
    for key in TallyCounterSetup.keys + GitHubFavoritesSetup.keys {
      #expect(key.bounds.contains(key.standard), "\(key.name)")
    }
  }

  @Test("shows eight rows at a time when nothing is said")
  func rows() throws {
    #expect(try GitHubFavoritesSetup([:]).visibleRows == 8)
    #expect(try GitHubFavoritesSetup(["visibleRows": 3]).visibleRows == 3)
  }

  @Test("finds something of every kind by the texts that are worth typing")
  func textsToType() {
    let found = SampleDescription(GitHubFavoritesSetup.self).textsToType.map { text in
      let server = ScriptedServer(clock: VirtualClock(), mode: .immediate)
      let model = UserSearchModel(
        service: GitHubService(server: server), clock: VirtualClock(), visibleRows: 8)
      model.search(for: text)
      return model.search.total
    }
    #expect(found == [22, 16, 11, 3, 1, 1, 1, 0])
    #expect(SampleDescription(ProfileSetup.self).textsToType == [])
  }

  @Test("describes the sample to those who only know its name")
  func description() throws {
    let tally = SampleDescription(TallyCounterSetup.self)
    #expect(tally.id == "tally-counter")
    #expect(tally.screens == ["counter"])
    #expect(try tally.widgets(["digits": 1]) == ["digit.0", "increment", "up", "down"])
    let star = SampleDescription(DelayedStarSetup.self)
    #expect(star.id == "delayed-star")
    #expect(star.screens == ["star", "detail"])
    #expect(try star.widgets([:]) == ["star", "navigate"])
  }

  @Test(
    "names every sample, screen and widget differently from its siblings",
    arguments: [
      SampleDescription(TallyCounterSetup.self), SampleDescription(StepCounterSetup.self),
      SampleDescription(DelayedStarSetup.self), SampleDescription(GitHubFavoritesSetup.self),
      SampleDescription(ProfileSetup.self), SampleDescription(ProgramsSetup.self),
    ])
  func names(_ sample: SampleDescription) throws {
    let widgets = try sample.widgets([:])
    #expect(Set(widgets).count == widgets.count && !widgets.isEmpty)
    #expect(Set(sample.screens).count == sample.screens.count && !sample.screens.isEmpty)
  }

  @Test("has a server where the sample sends requests, and the words of its events")
  func servers() {
    #expect(SampleDescription(TallyCounterSetup.self).server == nil)
    #expect(SampleDescription(StepCounterSetup.self).server == nil)
    #expect(SampleDescription(DelayedStarSetup.self).server == nil)
    #expect(SampleDescription(GitHubFavoritesSetup.self).server?.eventNames == [])
    #expect(SampleDescription(ProgramsSetup.self).server?.eventNames == [])
    #expect(SampleDescription(ProfileSetup.self).server?.eventNames == ["online", "offline"])
  }
}
