import Samples
import Testing

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
    for key in TallyCounterSetup.keys + DelayedStarSetup.keys {
      #expect(key.bounds.contains(key.standard), "\(key.name)")
    }
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
}
