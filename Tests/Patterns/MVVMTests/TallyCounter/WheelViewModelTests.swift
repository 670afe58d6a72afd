import Testing

@testable import MVVM

@Suite("A wheel's view model")
struct WheelViewModelTests {
  @Test("has no text before a digit was shown")
  func beginning() {
    #expect(WheelViewModel().text == nil)
  }

  @Test("publishes a digit as text, and the same digit once only")
  func publishes() {
    let wheel = WheelViewModel()
    let target = Target<String?>(nil)
    let token = Binder(wheel).bind(\.text, to: target, \.value)
    for digit in [0, 0, 1, 1, 0] { wheel.show(digit) }
    withExtendedLifetime(token) { #expect(target.values == [nil, "0", "1", "0"]) }
  }
}
