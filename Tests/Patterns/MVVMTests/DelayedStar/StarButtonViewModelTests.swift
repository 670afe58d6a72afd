import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The star button's view model")
struct StarButtonViewModelTests {
  private let clock = VirtualClock()

  @Test("looks like the star as it is")
  func beginning() {
    let button = StarButtonViewModel(star: StarModel(clock: clock))
    #expect(button.title == "☆")
    #expect(button.color == .red)
    #expect(button.isEnabled)
  }

  @Test("is grey and disabled while the star is switching, then red and enabled")
  func toggle() throws {
    let button = StarButtonViewModel(star: StarModel(clock: clock))
    button.toggle()
    #expect(button.title == "★")
    #expect(button.color == .gray)
    #expect(!button.isEnabled)
    try clock.advance(by: 1_000)
    #expect(button.title == "★")
    #expect(button.color == .red)
    #expect(button.isEnabled)
  }

  @Test("publishes its title, colour and whether it is enabled")
  func publishes() {
    let button = StarButtonViewModel(star: StarModel(clock: clock))
    let (titles, colors, enabled) = (Target(""), Target(Color.label), Target(true))
    let binder = Binder(button)
    let tokens = [
      binder.bind(\.title, to: titles, \.value), binder.bind(\.color, to: colors, \.value),
      binder.bind(\.isEnabled, to: enabled, \.value),
    ]
    button.toggle()
    withExtendedLifetime(tokens) {
      #expect(titles.values == ["☆", "★"])
      #expect(colors.values == [.red, .gray])
      #expect(enabled.values == [true, false])
    }
  }

  @Test("is in step with another button on the same star")
  func inStep() {
    let star = StarModel(clock: clock)
    let (first, second) = (StarButtonViewModel(star: star), StarButtonViewModel(star: star))
    first.toggle()
    #expect(second.title == "★")
    #expect(!second.isEnabled)
  }

  @Test("is not kept alive by the star, not even while that is switching")
  func release() {
    let star = StarModel(clock: clock)
    var local: StarButtonViewModel? = StarButtonViewModel(star: star)
    weak let released = local
    local?.toggle()
    local = nil
    #expect(released == nil)
  }
}
