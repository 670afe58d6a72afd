import Samples
import Testing
import Trace

@testable import TCA

@Suite("The reducers of the delayed star")
struct StarReducerTests {
  private let clock = VirtualClock()
  private let store: TestStore<StarReducer>

  init() {
    let service = StarService(clock: clock)
    store = TestStore(
      StarFeature.State(),
      StarReducer(button: StarButtonReducer(client: StarClient(settle: service.settle))))
  }

  @Test("has the star settle a second after it was tapped; a tap meanwhile changes nothing")
  func settles() throws {
    store.send(.button(.starButtonTapped)) { $0.button.star = .switching(to: .set) }
    store.send(.button(.starButtonTapped))
    try clock.advance(by: 999)
    store.send(.button(.starRequested))
    try clock.advance(by: 1)
    store.receive(.button(.starSettled)) { $0.button.star = .settled(.set) }
    store.finish()
  }

  @Test("opens the item at once at ★")
  func starred() throws {
    try star()
    store.send(.navigateButtonTapped) { $0.detail = .init() }
    store.send(.detail(.dismiss)) { $0.detail = nil }
    store.finish()
  }

  @Test("asks at ☆, and does nothing after OK")
  func unstarred() {
    store.send(.navigateButtonTapped) { $0.alert = .init() }
    store.send(.alert(.dismiss)) { $0.alert = nil }
    store.finish()
  }

  @Test("sets the star and opens the item once it is settled")
  func starAndOpen() throws {
    store.send(.navigateButtonTapped) { $0.alert = .init() }
    store.send(.alert(.presented(.starAndOpenButtonTapped))) {
      $0.alert = nil
      $0.request = .waiting
      $0.button.star = .switching(to: .set)
    }
    try clock.advance(by: 1_000)
    store.receive(.button(.starSettled)) {
      $0.button.star = .settled(.set)
      $0.request = .none
      $0.detail = .init()
    }
    store.finish()
  }

  @Test("lets a request die when the star settles at ☆")
  func dies() throws {
    try star()
    store.send(.button(.starButtonTapped)) { $0.button.star = .switching(to: .unset) }
    store.send(.navigateButtonTapped) { $0.alert = .init() }
    store.send(.alert(.presented(.starAndOpenButtonTapped))) {
      $0.alert = nil
      $0.request = .waiting
    }
    try clock.advance(by: 1_000)
    store.receive(.button(.starSettled)) {
      $0.button.star = .settled(.unset)
      $0.request = .none
    }
    store.finish()
  }

  @Test("opens no second item where one is open")
  func open() throws {
    try star()
    store.send(.navigateButtonTapped) { $0.detail = .init() }
    store.send(.navigateButtonTapped)
    store.finish()
  }

  private func star() throws {
    store.send(.button(.starButtonTapped)) { $0.button.star = .switching(to: .set) }
    try clock.advance(by: 1_000)
    store.receive(.button(.starSettled)) { $0.button.star = .settled(.set) }
  }
}
