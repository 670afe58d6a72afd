import Samples
import Testing

@Suite("The counter")
struct TallyCounterTests {
  private let counter = TallyCounter(Tally(reading: "0200"))
  private let heard = Heard<String>()

  @Test("tells an observer the present tally, once, when it begins to observe")
  func replay() {
    let observation = counter.observe { heard.append($0.reading) }
    withExtendedLifetime(observation) {
      #expect(heard.values == ["0200"])
    }
  }

  @Test("tells after every operation, each time once")
  func operations() {
    let observation = counter.observe { heard.append($0.reading) }
    counter.increment()
    counter.up()
    counter.down()
    withExtendedLifetime(observation) {
      #expect(heard.values == ["0200", "0201", "1211", "1111"])
    }
    #expect(counter.tally.reading == "1111")
  }

  @Test("tells a late observer the tally of the moment, and nothing of before")
  func lateObserver() {
    counter.increment()
    let observation = counter.observe { heard.append($0.reading) }
    counter.increment()
    withExtendedLifetime(observation) {
      #expect(heard.values == ["0201", "0202"])
    }
  }

  @Test("tells its observers in the order in which they began")
  func order() {
    let observations = ["first", "second", "third"].map { name in
      counter.observe { heard.append("\(name) \($0.reading)") }
    }
    counter.increment()
    withExtendedLifetime(observations) {
      #expect(heard.values.suffix(3) == ["first 0201", "second 0201", "third 0201"])
    }
  }

  @Test("tells nobody whose observation was released, and everybody else still")
  func release() {
    var first: ObservationToken? = counter.observe { heard.append("first \($0.reading)") }
    let second = counter.observe { heard.append("second \($0.reading)") }
    withExtendedLifetime(first) {}
    first = nil
    counter.increment()
    withExtendedLifetime(second) {
      #expect(heard.values == ["first 0200", "second 0200", "second 0201"])
    }
  }

  @Test("does not tell an observer that another one released while it was being told")
  func releaseWhileTelling() {
    var second: ObservationToken?
    let first = counter.observe { _ in second = nil }
    second = counter.observe { heard.append($0.reading) }
    withExtendedLifetime(second) {}
    counter.increment()
    withExtendedLifetime(first) {
      #expect(heard.values == ["0200"])
    }
  }

  @Test("tells an observer that begins while others are told the present tally only")
  func beginWhileTelling() {
    var late: ObservationToken?
    let first = counter.observe { [counter, heard] tally in
      if tally.reading == "0201" { late = counter.observe { heard.append($0.reading) } }
    }
    counter.increment()
    withExtendedLifetime((first, late)) {
      #expect(heard.values == ["0201"])
    }
  }

  @Test("does not keep what its observers capture once the observation is released")
  func captures() {
    weak var captured: Heard<Int>?
    do {
      let local = Heard<Int>()
      captured = local
      let observation = counter.observe { local.append($0.digits[0]) }
      withExtendedLifetime(observation) {}
    }
    #expect(captured == nil)
  }
}
