import Samples
import Testing

@testable import SupervisingMVP

@Suite("The counter's presenter")
struct CounterPresenterTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))

  @Test(
    "has the counter do what was tapped",
    arguments: [("increment", [1, 0, 2]), ("up", [1, 1, 2]), ("down", [0, 0, 1])])
  func taps(_ row: (tap: String, digits: [Int])) {
    let presenter = CounterPresenter(counter: counter)
    var heard: [[Int]] = []
    let observation = counter.observe { heard.append($0.digits) }
    withExtendedLifetime(observation) {
      switch row.tap {
      case "increment": presenter.didTapIncrement()
      case "up": presenter.didTapUp()
      default: presenter.didTapDown()
      }
    }
    #expect(heard == [[0, 0, 2], row.digits])
  }
}
