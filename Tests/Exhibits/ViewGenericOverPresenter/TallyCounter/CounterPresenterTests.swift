import Samples
import Testing

@testable import ViewGenericOverPresenter

@Suite("A presenter that is made for its view") @MainActor
struct MadeCounterPresenterTests {
  private let view = CounterViewDouble()

  @Test("has its view from the beginning, and shows nothing before that has loaded")
  func beginning() {
    let presenter = CounterPresenter(view: view, tally: Tally(count: 20, wheels: 2))
    presenter.didTapIncrement()
    #expect(view.shown.isEmpty)
    presenter.viewDidLoad()
    #expect(view.shown == ["0: 1", "1: 2"])
  }

  @Test("does not keep its view alive")
  func release() {
    var local: CounterViewDouble? = CounterViewDouble()
    weak let released = local
    let presenter = local.map { CounterPresenter(view: $0, tally: Tally(count: 0, wheels: 2)) }
    local = nil
    withExtendedLifetime(presenter) { #expect(released == nil) }
  }
}
