import Samples
import Testing

@testable import PassiveMVP

@Suite("The counter's presenter")
struct CounterPresenterTests {
  private let view = CounterViewSpy()
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let presenter: CounterPresenter

  init() {
    presenter = CounterPresenter(counter: counter)
    presenter.view = view
  }

  @Test("shows nothing before the view has loaded")
  func before() {
    counter.increment()
    #expect(view.shown.isEmpty)
  }

  @Test("shows the text of every wheel once the view has loaded")
  func load() {
    presenter.viewDidLoad()
    #expect(view.shown == ["0: 0", "1: 0", "2: 2"])
  }

  @Test(
    "hands a tap to the counter, and the counter's digits to the view",
    arguments: [
      ("increment", ["0: 1", "1: 0", "2: 2"]), ("up", ["0: 1", "1: 1", "2: 2"]),
      ("down", ["0: 0", "1: 0", "2: 1"]),
    ])
  func taps(_ row: (tap: String, shown: [String])) {
    presenter.viewDidLoad()
    view.clear()
    switch row.tap {
    case "increment": presenter.didTapIncrement()
    case "up": presenter.didTapUp()
    default: presenter.didTapDown()
    }
    #expect(view.shown == row.shown)
  }

  @Test("shows what somebody else did to the counter")
  func otherHands() {
    presenter.viewDidLoad()
    view.clear()
    counter.increment()
    #expect(view.shown == ["0: 1", "1: 0", "2: 2"])
  }

  @Test("does not keep its view alive, and goes on without one")
  func weakView() {
    var local: CounterViewSpy? = CounterViewSpy()
    weak let released = local
    presenter.view = local
    presenter.viewDidLoad()
    local = nil
    #expect(released == nil)
    presenter.didTapIncrement()
    #expect(counter.tally == Tally(count: 201, wheels: 3))
  }

  @Test("is not kept alive by the counter that it observes")
  func release() {
    var local: CounterPresenter? = CounterPresenter(counter: counter)
    weak let released = local
    local?.viewDidLoad()
    local = nil
    #expect(released == nil)
  }
}
