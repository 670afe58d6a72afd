import Samples
import Testing

@testable import SupervisingMVP

@Suite("The step counter's presenter")
struct StepCounterPresenterTests {
  private let counter = StepCounter()

  @Test("changes the counter, as was tapped")
  func presenter() {
    let presenter = StepCounterPresenter(counter: counter)
    var counts: [Int] = []
    let observation = counter.observe { counts.append($0.value) }
    withExtendedLifetime(observation) {
      presenter.didTapIncrement()
      presenter.didTapDecrement()
      presenter.didTapDecrement()
    }
    #expect(counts == [0, 1, 0])
  }
}
