import HeadlessUI
import Reactive
import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The second screen's view model")
struct DetailViewModelTests {
  private let dispatcher = Dispatcher<StarAction>(faults: Faults())
  private let clock = VirtualClock()
  private let taps = PassthroughSubject<Void, Never>()

  @Test("looks like the star as it is, and like each of its changes")
  func appearance() {
    let viewModel = makeViewModel(at: .settled(.set))
    let look = Look(viewModel.appearance)
    dispatcher.dispatch(.toggle)
    dispatcher.dispatch(.settle)
    withExtendedLifetime(viewModel) {
      #expect(look.titles.values == ["★", "☆"])
      #expect(look.colors.values == [.red, .gray, .red])
      #expect(look.enabled.values == [true, false, true])
    }
  }

  @Test("looks to one who subscribes late like the star as it is by then")
  func late() {
    let viewModel = makeViewModel(at: .settled(.set))
    dispatcher.dispatch(.toggle)
    withExtendedLifetime(viewModel) {
      #expect(Look(viewModel.appearance).titles.values == ["☆"])
    }
  }

  @Test("tells the action creator of a tap, and of nothing else")
  func tap() throws {
    let spy = ActionSpy(dispatcher)
    let viewModel = makeViewModel(at: .settled(.set))
    taps.send()
    try clock.advance(by: 1_000)
    #expect(spy.actions == [.toggle, .settle])
    dispatcher.dispatch(.toggle)
    try clock.advance(by: 5_000)
    withExtendedLifetime(viewModel) { #expect(spy.actions == [.toggle, .settle, .toggle]) }
  }

  private func makeViewModel(at state: StarState) -> DetailViewModel {
    let star = StarStore(state, dispatcher: dispatcher)
    return DetailViewModel(
      actions: StarActions(
        dispatcher: dispatcher, star: star, service: StarService(clock: clock)),
      star: star, inputs: .init(star: taps.eraseToAnyPublisher()))
  }
}
