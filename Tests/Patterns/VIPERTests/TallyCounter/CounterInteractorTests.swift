import Samples
import Testing

@testable import VIPER

@Suite("The counter's interactor")
struct CounterInteractorTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let output = CounterInteractorOutputSpy()
  private let interactor: CounterInteractor

  init() {
    interactor = CounterInteractor(counter: counter)
    interactor.output = output
  }

  @Test("reports nothing before it has begun, and then the digits of now, the ones first")
  func beginning() {
    #expect(output.digits.isEmpty)
    interactor.start()
    #expect(output.digits == [[0, 0, 2]])
  }

  @Test("counts, and turns the wheels up and down")
  func operations() {
    interactor.start()
    interactor.increment()
    interactor.up()
    interactor.down()
    #expect(output.digits == [[0, 0, 2], [1, 0, 2], [1, 1, 2], [1, 1, 1]])
  }

  @Test("is kept alive neither by the counter nor by its output")
  func release() {
    var local: CounterInteractor? = CounterInteractor(counter: counter)
    weak let released = local
    local?.output = output
    local?.start()
    local = nil
    #expect(released == nil)
  }
}
