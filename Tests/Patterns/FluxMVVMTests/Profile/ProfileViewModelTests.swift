import HeadlessUI
import Reactive
import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The profile's view model")
struct ProfileViewModelTests {
  private let server = ScriptedServer(
    clock: VirtualClock(), mode: .manual,
    description: ServerDescription(sending: Presence.self))
  private let viewWillAppear = PassthroughSubject<Void, Never>()
  private let refresh = PassthroughSubject<Void, Never>()
  private let retry = PassthroughSubject<Void, Never>()
  private let viewModel: ProfileViewModel

  init() {
    let dispatcher = Dispatcher<ProfileAction>(faults: Faults())
    let store = ProfileStore(ProfileState(), dispatcher: dispatcher)
    viewModel = ProfileViewModel(
      actions: ProfileActions(
        dispatcher: dispatcher, store: store, service: ProfileService(server: server)),
      store: store,
      inputs: .init(
        viewWillAppear: viewWillAppear.eraseToAnyPublisher(),
        refresh: refresh.eraseToAnyPublisher(),
        retry: retry.eraseToAnyPublisher()))
  }

  @Test("requests nothing before the view appears, and formats what is not known yet")
  func beginning() {
    let profile = viewModel.appearance
    #expect(server.requests.isEmpty)
    #expect(Output(profile.name).values == ["—"])
    #expect(Output(profile.age).values == ["—"])
    #expect(Output(profile.presence).values == ["—"])
    #expect(Output(profile.presenceColor).values == [.label])
  }

  @Test("requests the profile whenever the view appears")
  func appearing() throws {
    viewWillAppear.send()
    try server.respond(to: 1)
    viewWillAppear.send()
    #expect(server.requests == [.answered, .pending])
  }

  @Test("publishes the answer as texts and a colour, and a presence that is pushed")
  func answer() throws {
    let age = Output(viewModel.appearance.age)
    let presence = Output(viewModel.appearance.presence)
    let color = Output(viewModel.appearance.presenceColor)
    let isLoading = Output(viewModel.isLoading)
    viewWillAppear.send()
    try server.respond(to: 1)
    try server.push("online")
    #expect(age.values == ["—", "34 years"])
    #expect(presence.values == ["—", "offline", "online"])
    #expect(color.values == [.label, .gray, .green])
    #expect(isLoading.values == [false, true, false])
  }

  @Test("publishes a failure until the next request starts; a newer request cancels the older")
  func failure() throws {
    let failure = Output(viewModel.failure)
    viewWillAppear.send()
    try server.fail(1, with: .offline)
    retry.send()
    refresh.send()
    #expect(failure.values == [nil, "You appear to be offline.", nil])
    #expect(server.requests == [.failed, .cancelled, .pending])
  }
}
