import Samples
import Testing

@Suite("A navigation request")
struct NavigationRequestTests {
  private nonisolated static let states: [StarState] = [
    .settled(.unset), .settled(.set), .switching(to: .unset), .switching(to: .set),
  ]

  @Test(
    "waits, or is granted at once and gone if the star is settled ★, whatever was before",
    arguments: [NavigationRequest.none, .waiting, .granted], states)
  func requested(after request: NavigationRequest, at state: StarState) {
    let expected: [NavigationRequest] =
      state == .settled(.set) ? [.waiting, .granted, .none] : [.waiting]
    #expect(request.requested(at: state) == expected)
  }

  @Test("is granted and gone when the star settles ★")
  func granted() {
    let passed = NavigationRequest.waiting.starChanged(
      from: .switching(to: .set), to: .settled(.set))
    #expect(passed == [.granted, .none])
  }

  @Test("dies when the star settles ☆")
  func dies() {
    let passed = NavigationRequest.waiting.starChanged(
      from: .switching(to: .unset), to: .settled(.unset))
    #expect(passed == [.none])
  }

  @Test("hears nothing but settling", arguments: states, states)
  func onlySettling(from old: StarState, to new: StarState) {
    let isSettling = old.isSwitching && !new.isSwitching
    #expect(NavigationRequest.waiting.starChanged(from: old, to: new).isEmpty != isSettling)
  }

  @Test("is not granted when nobody asked", arguments: [NavigationRequest.none, .granted])
  func notAsked(_ request: NavigationRequest) {
    let passed = request.starChanged(from: .switching(to: .set), to: .settled(.set))
    #expect(passed.isEmpty)
  }
}
