import HeadlessUI
import Samples
import Testing
import Trace

@testable import ViewAsOutput

@Suite("A view model that sets its view, with a double of that") @MainActor
struct SettingStarButtonViewModelTests {
  private let clock = VirtualClock()
  private let viewModel: StarButtonViewModel
  private let output = StarButtonOutputDouble()

  init() {
    viewModel = StarButtonViewModel(star: StarModel(clock: clock))
  }

  @Test("sets how the star looks, now and whenever it changes")
  func sets() throws {
    viewModel.show(on: output)
    #expect(output.title == "☆" && output.color == .red && output.isEnabled)
    viewModel.toggle()
    #expect(output.title == "★" && output.color == .gray && !output.isEnabled)
    try clock.advance(by: 1_000)
    #expect(output.title == "★" && output.color == .red && output.isEnabled)
  }

  @Test("shows a view that comes later what has become of the star, and the earlier one no more")
  func anotherView() {
    viewModel.show(on: output)
    let later = StarButtonOutputDouble()
    viewModel.show(on: later)
    viewModel.toggle()
    #expect(later.title == "★")
    #expect(output.title == "☆")
  }

  @Test("does not keep its view alive")
  func release() {
    var local: StarButtonOutputDouble? = StarButtonOutputDouble()
    weak let released = local
    if let local { viewModel.show(on: local) }
    local = nil
    #expect(released == nil)
  }
}
