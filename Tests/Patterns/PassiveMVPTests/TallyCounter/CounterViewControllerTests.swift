import HeadlessUI
import Samples
import Testing

@testable import PassiveMVP

@Suite("The counter's view")
struct CounterViewControllerTests {
  private let presenter = CounterPresenterSpy()
  private let view: CounterViewController
  private let window: Window

  init() {
    view = CounterViewController(presenter: presenter, digits: 3)
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }

  @Test("reports that it has loaded, and shows nothing by itself")
  func load() throws {
    #expect(presenter.reports == ["loaded"])
    #expect(try texts == [nil, nil, nil])
  }

  @Test("reports a tap and does nothing else about it", arguments: ["increment", "up", "down"])
  func report(_ button: String) throws {
    try window.tap(button)
    #expect(presenter.reports == ["loaded", button])
    #expect(try texts == [nil, nil, nil])
  }

  @Test("writes a text into the wheel that is named, word for word")
  func show() throws {
    view.showDigit("seven", at: 1)
    #expect(try texts == [nil, "seven", nil])
  }

  private var texts: [String?] {
    get throws { try #require(view.view as? CounterScreen).digits.map(\.text) }
  }
}
