import Samples
import Testing

@testable import VIPER

@Suite("The counter's presenter")
struct CounterPresenterTests {
  private let view = CounterViewSpy()
  private let interactor = CounterInteractorSpy()
  private let presenter: CounterPresenter

  init() {
    presenter = CounterPresenter(interactor: interactor)
    presenter.view = view
  }

  @Test("has the interactor begin, and do what each tap means")
  func taps() {
    presenter.viewIsReady()
    presenter.didTapIncrement()
    presenter.didTapUp()
    presenter.didTapDown()
    #expect(interactor.received == ["start", "increment", "up", "down"])
  }

  @Test("has the view show a text for each digit, the ones first")
  func digits() {
    presenter.tallyChanged(to: Tally(count: 201, wheels: 3))
    #expect(view.shown == ["0: 1", "1: 0", "2: 2"])
  }

  @Test("does not keep its view alive")
  func release() {
    var local: CounterViewSpy? = CounterViewSpy()
    weak let released = local
    presenter.view = local
    local = nil
    #expect(released == nil)
  }
}
