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

  @Test("hands a tap to the action creator, with the star as it is", arguments: [false, true])
  func tap(isSwitching: Bool) throws {
    let spy = ActionSpy(dispatcher)
    let viewModel = makeViewModel(at: isSwitching ? .switching(to: .set) : .settled(.set))
    taps.send()
    try clock.advance(by: 1_000)
    withExtendedLifetime(viewModel) {
      #expect(spy.actions == (isSwitching ? [.toggle] : [.toggle, .settle]))
    }
  }

  private func makeViewModel(at state: StarState) -> DetailViewModel {
    DetailViewModel(
      actions: StarActions(dispatcher: dispatcher, service: StarService(clock: clock)),
      star: StarStore(state, dispatcher: dispatcher),
      inputs: .init(star: taps.eraseToAnyPublisher()))
  }
}
