import Samples
import Testing

@testable import FluxMVVM

@Suite("The navigation's store")
struct NavigationStoreTests {
  private let dispatcher = Dispatcher<StarAction>(faults: Faults())

  @Test("waits for the star that is being set, then grants and is clear again")
  func grant() {
    withStore(at: .settled(.unset)) { output in
      dispatch(.requestToNavigate, .star, .settle)
      #expect(output.values == [.none, .waiting, .granted, .none])
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
