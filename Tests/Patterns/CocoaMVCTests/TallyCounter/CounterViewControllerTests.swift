import HeadlessUI
import Samples
import Testing

@testable import CocoaMVC

@Suite("The counter's view controller")
struct CounterViewControllerTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let controller: CounterViewController

  init() {
    controller = CounterViewController(counter: counter, digits: 3)
  }

  @Test("writes the counter's digits into the wheels when its view loads")
  func load() throws {
    #expect(try texts == ["0", "0", "2"])
  }

  @Test(
    "hands a tap to the counter, and shows what the counter says",
    arguments: [
      ("increment", ["1", "0", "2"]), ("up", ["1", "1", "2"]), ("down", ["0", "0", "1"]),
    ])
  func taps(_ row: (button: String, texts: [String])) throws {
    let buttons = try [screen.increment, screen.up, screen.down]
    let button = try #require(buttons.first { $0.accessibilityIdentifier == row.button })
    button.sendActions(for: .touchUpInside)
    #expect(try texts == row.texts)
  }

  @Test("shows what somebody else did to the counter")
  func otherHands() throws {
    _ = try screen
    counter.increment()
    #expect(try texts == ["1", "0", "2"])
  }

  @Test("is kept alive neither by the counter that it observes nor by its own buttons")
  func release() {
    var local: CounterViewController? = CounterViewController(counter: counter, digits: 3)
    weak let released = local
    local?.loadViewIfNeeded()
    local = nil
    #expect(released == nil)
  }

  private var screen: CounterScreen {
    get throws { try #require(controller.view as? CounterScreen) }
  }

  private var texts: [String?] {
    get throws { try screen.digits.map(\.text) }
  }
}
