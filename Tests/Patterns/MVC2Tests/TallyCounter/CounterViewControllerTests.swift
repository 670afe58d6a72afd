import HeadlessUI
import Samples
import Testing

@testable import MVC2

@Suite("The counter's composition")
struct CounterViewControllerTests {
  @Test("connects the view with the counter when it loads")
  func connects() throws {
    let counter = TallyCounter(Tally(count: 7, wheels: 2))
    let viewController = CounterViewController(counter: counter, digits: 2)
    let screen = try #require(viewController.view as? CounterScreen)
    #expect(screen.digits.map(\.text) == ["7", "0"])
    screen.increment.sendActions(for: .touchUpInside)
    #expect(screen.digits.map(\.text) == ["8", "0"])
  }

  @Test("is not kept alive by what it connected")
  func release() {
    let counter = TallyCounter(Tally(count: 0, wheels: 1))
    var local: CounterViewController? = CounterViewController(counter: counter, digits: 1)
    weak let released = local
    local?.loadViewIfNeeded()
    local = nil
    #expect(released == nil)
  }
}
