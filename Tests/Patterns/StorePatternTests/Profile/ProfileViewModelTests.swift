import HeadlessUI
import Samples
import Testing
import Trace

@testable import StorePattern

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
    #expect(viewModel.store.state == ProfileViewModel.State())
    #expect(viewModel.store.state.name == "—")
  }

  @Test("commits an answer as one state")
  func answer() throws {
    viewModel.refresh()
    #expect(viewModel.store.state.isLoading)
    try server.respond(to: 1)
    #expect(
      viewModel.store.state
        == ProfileViewModel.State(
          name: "Viola", age: "34 years", presence: "offline", presenceColor: .gray))
  }

  @Test("commits the presence that the server sends unasked, and nothing else with it")
  func push() throws {
    let subscriber = Subscriber(viewModel.store)
    try server.push("online")
    try server.push("online")
    #expect(
      subscriber.states == [
        ProfileViewModel.State(),
        ProfileViewModel.State(presence: "online", presenceColor: .green),
      ])
  }

  @Test("says why a refresh failed, until the next begins")
  func failure() throws {
    viewModel.refresh()
    try server.fail(1, with: .offline)
    #expect(viewModel.store.state.error == "You appear to be offline.")
    viewModel.refresh()
    #expect(viewModel.store.state == ProfileViewModel.State(isLoading: true))
  }
}
