import HeadlessUI
import Samples
import Testing
import Trace

@testable import VIPER

@Suite("The profile's presenter and interactor")
struct ProfileModuleTests {
  private let view = ProfileViewSpy()
  private let interactor = ProfileInteractorSpy()
  private let output = ProfileInteractorOutputSpy()

  @Test("have the profile requested when it appears and on each tap")
  func requesting() {
    let presenter = makePresenter()
    presenter.viewIsReady()
    presenter.viewWillAppear()
    presenter.didTapRefresh()
    presenter.didTapRetry()
    #expect(interactor.received == ["start", "refresh", "refresh", "refresh"])
  }

  @Test("show what is known, and words for what is not")
  func showing() {
    let presenter = makePresenter()
    var profile = ProfileState()
    profile.refresh()
    presenter.profileChanged(to: profile)
    profile.presenceChanged(to: .online)
    profile.received(.failure(.offline))
    presenter.profileChanged(to: profile)
    let unknown = ProfileWords.unknown
    #expect(
      view.shown == [
        unknown, unknown, unknown, "spinner", "no failure", unknown, unknown, "online",
        "no spinner", ServerError.offline.message,
      ])
    #expect(view.colors == [.label, .green])
  }

  @Test("report the answer, the presence, and why a request failed")
  func reporting() throws {
    let server = ScriptedServer(
      clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
    let interactor = ProfileInteractor(
      profile: ProfileModel(service: ProfileService(server: server)))
    interactor.output = output
    interactor.start()
    interactor.refresh()
    try server.push(Presence.online.rawValue)
    try server.respond(to: 1)
    interactor.refresh()
    try server.fail(2, with: .offline)
    let profile = try #require(output.profiles.last)
    #expect(profile.name == "Viola")
    #expect(profile.presence == .online)
    #expect(profile.failure == .offline)
    #expect(!profile.isLoading)
  }

  private func makePresenter() -> ProfilePresenter {
    let presenter = ProfilePresenter(interactor: interactor)
    presenter.view = view
    return presenter
  }
}
