import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("A view of the counter")
struct CounterViewTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let wheels = (0..<3).map { _ in Label() }

  @Test("shows the counter's digits from the beginning on, the ones in the first wheel")
  func load() {
    let view = CounterView(wheels, of: counter)
    withExtendedLifetime(view) {}
    #expect(wheels.map(\.text) == ["0", "0", "2"])
  }

  @Test("follows the counter, whoever changes it")
  func follows() {
    let view = CounterView(wheels, of: counter)
    counter.increment()
    withExtendedLifetime(view) {}
    #expect(wheels.map(\.text) == ["1", "0", "2"])
  }

  @Test("is one of as many views of the counter as there are")
  func many() {
    let others = (0..<3).map { _ in Label() }
    let views = [CounterView(wheels, of: counter), CounterView(others, of: counter)]
    counter.up()
    withExtendedLifetime(views) {}
    #expect(wheels.map(\.text) == ["1", "1", "2"])
    #expect(others.map(\.text) == ["1", "1", "2"])
  }

  @Test("is not kept alive by the counter, and shows nothing more once it is released")
  func release() {
    var local: CounterView? = CounterView(wheels, of: counter)
    weak let released = local
    withExtendedLifetime(local) {}
    local = nil
    counter.increment()
    #expect(released == nil)
    #expect(wheels.map(\.text) == ["0", "0", "2"])
  }
}
