import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The profile's view model")
struct ProfileViewModelTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual, description: ServerDescription(sending: Presence.self))
  private let viewModel: ProfileViewModel

  init() {
    viewModel = ProfileViewModel(
      profile: ProfileModel(service: ProfileService(server: server)))
  }

  @Test("knows nothing at first")
  func beginning() {
    #expect([viewModel.name, viewModel.age, viewModel.presence] == ["—", "—", "—"])
    #expect(viewModel.presenceColor == .label)
    #expect(viewModel.isErrorHidden)
  }

  @Test("shows an answer")
  func answer() throws {
    viewModel.refresh()
    #expect(viewModel.isLoading)
    try server.respond(to: 1)
    #expect(
      [viewModel.name, viewModel.age, viewModel.presence] == ["Viola", "34 years", "offline"])
    #expect(viewModel.presenceColor == .gray)
    #expect(!viewModel.isLoading)
  }

  @Test("publishes the presence that the server sends unasked, once")
  func push() throws {
    let colors = Target(Color.red)
    let token = Binder(viewModel).bind(\.presenceColor, to: colors, \.value)
    try server.push("online")
    try server.push("online")
    withExtendedLifetime(token) { #expect(colors.values == [.label, .green]) }
    #expect(viewModel.presence == "online")
  }

  @Test("says why a refresh failed, until the next begins")
  func failure() throws {
    viewModel.refresh()
    try server.fail(1, with: .offline)
    #expect(viewModel.error == "You appear to be offline.")
    #expect(!viewModel.isErrorHidden)
    viewModel.refresh()
    #expect(viewModel.isErrorHidden)
  }
}
