import Samples
import Testing
import Trace

@testable import FluxMVVM

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

  @Test("dispatches a toggle, and by itself nothing more")
  func toggle() throws {
    actions.toggle()
    try clock.advance(by: 5_000)
    #expect(spy.actions == [.toggle])
  }

  @Test("requests to open the item, then sets the star")
  func starAndOpen() throws {
    actions.starAndOpen()
    try clock.advance(by: 5_000)
    #expect(spy.actions == [.requestToNavigate, .star])
  }

  @Test("requests the end of a change once, whichever screens hand it on, and dispatches it")
  func change() throws {
    for _ in 1...2 { actions.follow(.switching(to: .set)) }
    try clock.advance(by: 999)
    #expect(spy.actions.isEmpty)
    try clock.advance(by: 1)
    #expect(spy.actions == [.settle])
    try clock.advance(by: 5_000)
    #expect(spy.actions == [.settle])
  }

  @Test("requests the end of each change, and none of a settled star")
  func severalChanges() throws {
    for star in [Star.set, .unset, .set] {
      actions.follow(.switching(to: star))
      try clock.advance(by: 1_000)
      actions.follow(.settled(star))
      try clock.advance(by: 1_000)
    }
    #expect(spy.actions == [.settle, .settle, .settle])
  }
}
