import Samples
import Testing

@testable import Flux

@Suite("The navigation's store")
struct NavigationStoreTests {
  private let dispatcher = Dispatcher<StarAction>(faults: Faults())
  private let told = Told<NavigationRequest>()

  @Test("grants a request when the star that is being set has settled, and is clear again")
  func grant() {
    withStores(at: .settled(.unset)) {
      dispatch(.requestToNavigate, .star, .settle)
      #expect(told.values == [.none, .waiting, .granted, .none])
    }
  }

  @Test("follows the star, also where a third store waits for it before the star's turn")
  func waitsForStar() {
    var awaited: [Registration<StarAction>] = []
    let first = dispatcher.register(
      receive: { [dispatcher] _ in dispatcher.waitFor(awaited) }, ended: {})
    let star = StarStore(.settled(.unset), dispatcher: dispatcher)
    let navigation = NavigationStore(star: star, dispatcher: dispatcher)
    let heard = Heard(navigation)
    awaited = [navigation.registration].compactMap(\.self)
    dispatch(.requestToNavigate, .star, .settle)
    withExtendedLifetime((first, navigation)) {
      #expect(heard.values == [.none, .waiting, .granted, .none])
    }
  }

  @Test("keeps a request when a settled star is heard again")
  func settledAgain() {
    withStores(at: .settled(.unset)) {
      dispatch(.requestToNavigate, .settle)
      #expect(told.values == [.none, .waiting])
    }
  }

  @Test("grants at once at a settled ★")
  func atOnce() {
    withStores(at: .settled(.set)) {
      dispatch(.requestToNavigate)
      #expect(told.values == [.none, .waiting, .granted, .none])
    }
  }

  @Test("lets a request die with a star that settles ☆; a later ★ grants nothing")
  func death() {
    withStores(at: .switching(to: .unset)) {
      dispatch(.requestToNavigate, .star, .settle, .toggle, .settle)
      #expect(told.values == [.none, .waiting, .none])
    }
  }

  @Test("grants once: the next ★ navigates nowhere unasked")
  func once() {
    withStores(at: .settled(.unset)) {
      dispatch(.requestToNavigate, .star, .settle, .toggle, .settle, .toggle, .settle)
      #expect(told.values.filter { $0 == .granted }.count == 1)
    }
  }

  @Test("says nothing of a star that nobody asked about")
  func unasked() {
    withStores(at: .settled(.unset)) {
      dispatch(.toggle, .settle)
      #expect(told.values == [.none])
    }
  }

  private func withStores(at state: StarState, _ body: () -> Void) {
    let star = StarStore(state, dispatcher: dispatcher)
    let navigation = NavigationStore(star: star, dispatcher: dispatcher)
    let subscription = navigation.subscribe { [told] in told.append($0) }
    withExtendedLifetime(subscription) { body() }
  }

  private func dispatch(_ actions: StarAction...) {
    for action in actions { dispatcher.dispatch(action) }
  }
}
