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
  private let viewDidLoad = PassthroughSubject<Void, Never>()
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

  @Test("hands a tap to the action creator, and once the view has loaded the change that follows")
  func tap() throws {
    let spy = ActionSpy(dispatcher)
    let viewModel = makeViewModel(at: .settled(.set))
    viewDidLoad.send()
    taps.send()
    #expect(spy.actions == [.toggle])
    try clock.advance(by: 1_000)
    withExtendedLifetime(viewModel) { #expect(spy.actions == [.toggle, .settle]) }
  }

  @Test("hands no change on before the view has loaded")
  func beginning() throws {
    let spy = ActionSpy(dispatcher)
    let viewModel = makeViewModel(at: .switching(to: .set))
    try clock.advance(by: 1_000)
    #expect(spy.actions.isEmpty)
    viewDidLoad.send()
    try clock.advance(by: 1_000)
    withExtendedLifetime(viewModel) { #expect(spy.actions == [.settle]) }
  }

  private func makeViewModel(at state: StarState) -> DetailViewModel {
    DetailViewModel(
      actions: StarActions(dispatcher: dispatcher, service: StarService(clock: clock)),
      star: StarStore(state, dispatcher: dispatcher),
      inputs: .init(
        viewDidLoad: viewDidLoad.eraseToAnyPublisher(), star: taps.eraseToAnyPublisher()))
  }
}
