import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The counter's controller")
struct CounterControllerTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let screen = CounterScreen(digits: 3)
  private let controller: CounterController

  init() {
    controller = CounterController(screen, of: counter)
  }

  @Test(
    "turns a tap into a message to the counter",
    arguments: [("increment", [1, 0, 2]), ("up", [1, 1, 2]), ("down", [0, 0, 1])])
  func taps(_ row: (button: String, digits: [Int])) throws {
    let buttons = [screen.increment, screen.up, screen.down]
    let button = try #require(buttons.first { $0.accessibilityIdentifier == row.button })
    button.sendActions(for: .touchUpInside)
    #expect(counter.tally.digits == row.digits)
  }

  @Test("shows nothing, since that is for the view to do")
  func showsNothing() {
    screen.increment.sendActions(for: .touchUpInside)
    #expect(screen.digits.map(\.text) == [nil, nil, nil])
  }

  @Test("is not kept alive by the buttons that it listens to")
  func release() {
    var local: CounterController? = CounterController(screen, of: counter)
    weak let released = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
  }
}
