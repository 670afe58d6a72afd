import HeadlessUI
import Samples
import Testing

@testable import SupervisingMVP

@Suite("The counter's view")
struct CounterViewControllerTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let presenter = CounterPresenterSpy()
  private let view: CounterViewController
  private let window: Window

  init() {
    view = CounterViewController(presenter: presenter, counter: counter, digits: 3)
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }

  @Test("writes the counter's digits into the wheels when it loads")
  func load() throws {
    #expect(try texts == ["0", "0", "2"])
  }

  @Test("observes the counter by itself: a change needs no presenter to be seen")
  func change() throws {
    counter.up()
    #expect(try texts == ["1", "1", "2"])
    #expect(presenter.reports == [])
  }

  @Test("reports a tap and does nothing else about it", arguments: ["increment", "up", "down"])
  func report(_ button: String) throws {
    try window.tap(button)
    #expect(presenter.reports == [button])
    #expect(try texts == ["0", "0", "2"])
  }

  @Test("is kept alive neither by the counter that it observes nor by its own buttons")
  func release() {
    var local: CounterViewController? = CounterViewController(
      presenter: presenter, counter: counter, digits: 3)
    weak let released = local
    local?.loadViewIfNeeded()
    local = nil
    #expect(released == nil)
  }

  private var texts: [String?] {
    get throws { try #require(view.view as? CounterScreen).digits.map(\.text) }
  }
}
