import HeadlessUI
import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("The profile's view model")
struct ProfileViewModelTests {
  private let server = TestServer()
  private let appear = PassthroughSubject<Void, Never>()
  private let refresh = PassthroughSubject<Void, Never>()
  private let retry = PassthroughSubject<Void, Never>()
  private let viewModel: ProfileViewModel

  init() {
    viewModel = ProfileViewModel(
      service: ProfileService(server: server.server),
      inputs: .init(
        appear: appear.eraseToAnyPublisher(), refresh: refresh.eraseToAnyPublisher(),
        retry: retry.eraseToAnyPublisher()))
  }

  @Test("requests when the view appears, and shows the answer")
  func appearing() throws {
    let ages = Output(viewModel.age)
    let loading = Output(viewModel.isLoading)
    appear.send()
    try server.server.respond(to: 1)
    #expect(ages.values == [ProfileWords.unknown, "34 years"])
    #expect(loading.values == [false, true, false])
  }

  @Test("cancels the older of two requests")
  func refreshing() throws {
    appear.send()
    refresh.send()
    #expect(server.requests == [.cancelled, .pending])
  }

  @Test("says why a refresh failed, until the next one begins")
  func failing() throws {
    let errors = Output(viewModel.error)
    let hidden = Output(viewModel.isErrorHidden)
    appear.send()
    try server.server.fail(1, with: .offline)
    retry.send()
    #expect(errors.values == [nil, ServerError.offline.message, nil])
    #expect(hidden.values == [true, false, true])
  }

  @Test("follows the presence, which a request that was issued before leaves as it is")
  func presence() throws {
    let presences = Output(viewModel.presence)
    let colors = Output(viewModel.presenceColor)
    appear.send()
    try server.server.push(Presence.online.rawValue)
    try server.server.respond(to: 1)
    #expect(presences.values == [ProfileWords.unknown, "online"])
    #expect(colors.values == [.label, .green])
  }
}
