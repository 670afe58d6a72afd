import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The profile's presenter")
struct ProfilePresenterTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let profile: ProfileModel

  init() {
    profile = ProfileModel(service: ProfileService(server: server))
  }

  @Test("requests it when the screen appears, on refresh and on retry")
  func presenter() {
    let presenter = ProfilePresenter(profile: profile)
    #expect(server.requests == [])
    presenter.viewWillAppear()
    presenter.didTapRefresh()
    presenter.didTapRetry()
    #expect(server.requests == [.cancelled, .cancelled, .pending])
  }
}
