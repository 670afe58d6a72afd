import Samples
import Testing
import Trace

@testable import Flux

@Suite("The star's action creator")
struct StarActionsTests {
  private let clock = VirtualClock()
  private let spy: ActionSpy<StarAction>
  private let actions: StarActions

  init() {
    let dispatcher = Dispatcher<StarAction>(faults: Faults())
    spy = ActionSpy(dispatcher)
    actions = StarActions(dispatcher: dispatcher, service: StarService(clock: clock))
  }

  @Test("dispatches a toggle at once, and its end when the service answers")
  func toggle() throws {
    actions.toggle(.settled(.unset))
    #expect(spy.actions == [.toggle])
    try clock.advance(by: 999)
    #expect(spy.actions == [.toggle])
    try clock.advance(by: 1)
    #expect(spy.actions == [.toggle, .settle])
  }

  @Test("asks the service for no end when the star that the view shows is switching already")
  func toggleWhileSwitching() throws {
    actions.toggle(.switching(to: .set))
    try clock.advance(by: 5_000)
    #expect(spy.actions == [.toggle])
  }

  @Test("requests to open the item, sets the star, and says when that has ended")
  func starAndOpen() throws {
    actions.starAndOpen(.settled(.unset))
    try clock.advance(by: 1_000)
    #expect(spy.actions == [.requestToNavigate, .star, .settle])
  }

  @Test(
    "asks the service for no end when there is nothing to set",
    arguments: [StarState.settled(.set), .switching(to: .set), .switching(to: .unset)])
  func starWithoutChange(_ state: StarState) throws {
    actions.starAndOpen(state)
    try clock.advance(by: 5_000)
    #expect(spy.actions == [.requestToNavigate, .star])
  }
}
