import HeadlessUI
import Samples
import Testing

@testable import MVC2

@Suite("The counter's controller")
struct CounterControllerTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let screen = CounterScreen(digits: 3)
  private let controller: CounterController

  init() {
    controller = CounterController(counter: counter, screen: screen)
  }

  @Test("writes the counter's digits into the wheels when it is put between the two")
  func begin() {
    #expect(texts == ["0", "0", "2"])
  }

  @Test(
    "passes a tap to the counter, and the counter's digits to the wheels",
    arguments: [
      ("increment", ["1", "0", "2"]), ("up", ["1", "1", "2"]), ("down", ["0", "0", "1"]),
    ])
  func taps(_ row: (button: String, texts: [String])) throws {
    let buttons = [screen.increment, screen.up, screen.down]
    let button = try #require(buttons.first { $0.accessibilityIdentifier == row.button })
    button.sendActions(for: .touchUpInside)
    #expect(texts == row.texts)
  }

  @Test("shows what another object did to the counter")
  func otherHands() {
    counter.increment()
    #expect(texts == ["1", "0", "2"])
  }

  @Test("is kept alive neither by the counter nor by the buttons, and then paints nothing more")
  func release() {
    let (counter, screen) = (TallyCounter(Tally(count: 0, wheels: 2)), CounterScreen(digits: 2))
    var local: CounterController? = CounterController(counter: counter, screen: screen)
    weak let released = local
    local = nil
    #expect(released == nil)
    screen.increment.sendActions(for: .touchUpInside)
    counter.increment()
    #expect(screen.digits.map(\.text) == ["0", "0"])
  }

  private var texts: [String?] { screen.digits.map(\.text) }
}
