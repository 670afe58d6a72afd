import Samples
import Testing

@testable import VIPER

@Suite("The step counter's presenter and interactor")
struct StepCounterModuleTests {
  private let view = StepCounterViewSpy()
  private let interactor = StepCounterInteractorSpy()
  private let output = StepCounterInteractorOutputSpy()

  @Test("have what is tapped done, and the count and the way back shown")
  func presenting() {
    let presenter = StepCounterPresenter(interactor: interactor)
    presenter.view = view
    presenter.viewIsReady()
    presenter.didTapIncrement()
    presenter.didTapDecrement()
    var count = StepCount()
    count.increment()
    presenter.countChanged(to: count)
    count.decrement()
    presenter.countChanged(to: count)
    #expect(interactor.received == ["start", "increment", "decrement"])
    #expect(view.shown == ["1", "true 1.0", "0", "false 0.5"])
  }

  @Test("operate the counter, and report whether a step can be taken back")
  func interacting() {
    let interactor = StepCounterInteractor(counter: StepCounter())
    interactor.output = output
    interactor.start()
    interactor.increment()
    interactor.decrement()
    interactor.decrement()
    #expect(output.reports == ["0 false", "1 true", "0 false"])
  }
}
