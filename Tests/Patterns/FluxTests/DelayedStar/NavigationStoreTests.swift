import Samples
import Testing

@testable import Flux

@Suite("The navigation's store")
struct NavigationStoreTests {
  private let dispatcher = Dispatcher<StarAction>(faults: Faults())

  @Test("grants a request when the star that is being set has settled, until it is taken")
  func grant() {
    let heard = dispatch(.requestToNavigate, .star, .settle, .endRequest, at: .settled(.unset))
    #expect(heard == [.none, .waiting, .granted, .none])
  }

  @Test("waits for the star, also where it receives an action before that")
  func waitsForStar() {
    var awaited: Registration<StarAction>?
    let first = dispatcher.register(
      receive: { [dispatcher] _ in dispatcher.waitFor([awaited]) }, ended: {})
    let star = StarStore(.settled(.unset), dispatcher: dispatcher)
    let navigation = NavigationStore(star: star, dispatcher: dispatcher)
    let heard = Heard(navigation)
    awaited = navigation.registration
    for action in [StarAction.requestToNavigate, .star, .settle] { dispatcher.dispatch(action) }
    withExtendedLifetime((first, navigation)) {
      #expect(heard.values == [.none, .waiting, .granted])
    }
  }

  @Test("keeps a request when a settled star settles again")
  func settledAgain() {
    #expect(dispatch(.requestToNavigate, .settle, at: .settled(.unset)) == [.none, .waiting])
  }

  @Test("grants at once at a settled ★")
  func atOnce() {
    #expect(dispatch(.requestToNavigate, at: .settled(.set)) == [.none, .granted])
  }

  @Test("lets a request die with a star that settles ☆; a later ★ grants nothing")
  func death() {
    let heard = dispatch(
      .requestToNavigate, .star, .settle, .toggle, .settle, at: .switching(to: .unset))
    #expect(heard == [.none, .waiting, .none])
  }

  @Test("grants once: the next ★ navigates nowhere unasked")
  func once() {
    let heard = dispatch(
      .requestToNavigate, .star, .settle, .endRequest, .toggle, .settle, .toggle, .settle,
      at: .settled(.unset))
    #expect(heard.filter { $0 == .granted }.count == 1)
  }

  @Test("says nothing of a star for which nobody has asked, nor of a question")
  func unasked() {
    let heard = dispatch(.toggle, .settle, .askToStar, .endQuestion, at: .settled(.unset))
    #expect(heard == [.none])
  }

  /// Returns what the store held whenever it notified, the first value included.
  private func dispatch(_ actions: StarAction..., at state: StarState) -> [NavigationRequest] {
    let star = StarStore(state, dispatcher: dispatcher)
    let heard = Heard(NavigationStore(star: star, dispatcher: dispatcher))
    for action in actions { dispatcher.dispatch(action) }
    return heard.values
  }
}
