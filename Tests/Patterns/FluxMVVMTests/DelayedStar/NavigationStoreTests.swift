import Samples
import Testing

@testable import FluxMVVM

@Suite("The navigation's store")
struct NavigationStoreTests {
  private let dispatcher = Dispatcher<StarAction>(faults: Faults())

  @Test("grants a request when the star that is being set has settled, and is clear again")
  func grant() {
    withStore(at: .settled(.unset)) { output in
      dispatch(.requestToNavigate, .star, .settle)
      #expect(output.values == [.none, .waiting, .granted, .none])
    }
  }

  @Test("follows the star, also where a third store waits for it before the star's turn")
  func waitsForStar() {
    var awaited: [Registration<StarAction>] = []
    let first = dispatcher.register(
      receive: { [dispatcher] _ in dispatcher.waitFor(awaited) }, ended: {})
    let star = StarStore(.settled(.unset), dispatcher: dispatcher)
    let navigation = NavigationStore(star: star, dispatcher: dispatcher)
    let output = Output(navigation.changes)
    awaited = [navigation.registration].compactMap(\.self)
    dispatch(.requestToNavigate, .star, .settle)
    withExtendedLifetime((first, navigation)) {
      #expect(output.values == [.none, .waiting, .granted, .none])
    }
  }

  @Test("keeps a request when a settled star is heard again")
  func settledAgain() {
    withStore(at: .settled(.unset)) { output in
      dispatch(.requestToNavigate, .settle)
      #expect(output.values == [.none, .waiting])
    }
  }

  @Test("grants at once at a settled ★")
  func atOnce() {
    withStore(at: .settled(.set)) { output in
      dispatch(.requestToNavigate)
      #expect(output.values == [.none, .waiting, .granted, .none])
    }
  }

  @Test("lets a request die with a star that settles ☆; a later ★ grants nothing")
  func death() {
    withStore(at: .switching(to: .unset)) { output in
      dispatch(.requestToNavigate, .star, .settle, .toggle, .settle)
      #expect(output.values == [.none, .waiting, .none])
    }
  }

  @Test("grants once: the next ★ navigates nowhere unasked")
  func once() {
    withStore(at: .settled(.unset)) { output in
      dispatch(.requestToNavigate, .star, .settle, .toggle, .settle, .toggle, .settle)
      #expect(output.values.filter { $0 == .granted }.count == 1)
    }
  }

  @Test("says nothing of a star that nobody asked about")
  func unasked() {
    withStore(at: .settled(.unset)) { output in
      dispatch(.toggle, .settle)
      #expect(output.values == [.none])
    }
  }

  private func withStore(
    at state: StarState, _ body: (Output<NavigationRequest>) -> Void
  ) {
    let star = StarStore(state, dispatcher: dispatcher)
    let navigation = NavigationStore(star: star, dispatcher: dispatcher)
    withExtendedLifetime(navigation) { body(Output(navigation.changes)) }
  }

  private func dispatch(_ actions: StarAction...) {
    for action in actions { dispatcher.dispatch(action) }
  }
}
