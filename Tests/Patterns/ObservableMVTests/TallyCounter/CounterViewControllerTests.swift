import HeadlessUI
import Samples
import Testing

@testable import ObservableMV

@Suite("The counter's view controller")
struct CounterViewControllerTests {
  private let model = TallyModel(Tally(count: 200, wheels: 3))
  private let controller: CounterViewController
  private let window: Window

  init() {
    controller = CounterViewController(model: model, digits: 3)
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  @Test("writes its model's digits into the wheels when it appears")
  func appears() throws {
    #expect(try texts == ["0", "0", "2"])
  }

  @Test(
    "hands a tap to its model, and shows what became of it at the next update",
    arguments: [
      ("increment", ["1", "0", "2"]), ("up", ["1", "1", "2"]), ("down", ["0", "0", "1"]),
    ])
  func taps(_ row: (button: String, texts: [String])) throws {
    try window.tap(row.button)
    #expect(try texts == ["0", "0", "2"])
    controller.updatePropertiesIfNeeded()
    #expect(try texts == row.texts)
  }

  @Test("shows several changes in one update, and only the last of them")
  func changesAtOnce() throws {
    model.increment()
    model.increment()
    model.up()
    controller.updatePropertiesIfNeeded()
    #expect(try texts == ["2", "1", "2"])
  }

  @Test("is kept alive neither by the model that it reads nor by its own buttons")
  func release() {
    var local: CounterViewController? = CounterViewController(model: model, digits: 3)
    weak let released = local
    local?.loadViewIfNeeded()
    local?.updatePropertiesIfNeeded()
    local = nil
    #expect(released == nil)
  }

  private var texts: [String?] {
    get throws { try #require(controller.view as? CounterScreen).digits.map(\.text) }
  }
}
