import HeadlessUI
import Samples
import Testing

@testable import MVVMC

@Suite("The profile's view model")
struct ProfileViewModelTests {
  private let server = TestServer()
  private let viewModel: ProfileViewModel
  private let names: Output<String>
  private let ages: Output<String>
  private let presences: Output<String>
  private let colors: Output<Color>
  private let loading: Output<Bool>
  private let errors: Output<String?>
  private let errorHidden: Output<Bool>

  init() {
    viewModel = ProfileViewModel(service: ProfileService(server: server.server))
    names = Output(viewModel.name)
    ages = Output(viewModel.age)
    presences = Output(viewModel.presence)
    colors = Output(viewModel.presenceColor)
    loading = Output(viewModel.isLoading)
    errors = Output(viewModel.error)
    errorHidden = Output(viewModel.isErrorHidden)
    viewModel.refresh()
  }

  @Test("requests when the view appears, and shows the answer")
  func appearing() throws {
    #expect(names.values == [ProfileWords.unknown])
    #expect(loading.values == [false, true])
    try server.server.respond(to: 1)
    #expect(names.last == "Viola")
    #expect(ages.last == "34 years")
    #expect(loading.last == false)
  }

  @Test("cancels the older of two requests")
  func refreshing() throws {
    viewModel.refresh()
    #expect(server.requests == [.cancelled, .pending])
    try server.server.respond(to: 2)
    #expect(ages.last == "35 years")
  }

  @Test("says why a refresh failed, until the next one begins")
  func failing() throws {
    try server.server.fail(1, with: .offline)
    viewModel.refresh()
    #expect(errors.values == [nil, ServerError.offline.message, nil])
    #expect(errorHidden.values == [true, false, true])
    #expect(server.requests == [.failed, .pending])
  }

  @Test("shows a late subscriber what is known, and what comes")
  func lateSubscriber() throws {
    try server.server.respond(to: 1)
    let names = Output(viewModel.name)
    let ages = Output(viewModel.age)
    let presences = Output(viewModel.presence)
    let colors = Output(viewModel.presenceColor)
    viewModel.refresh()
    try server.server.respond(to: 2)
    try server.server.push(Presence.online.rawValue)
    #expect(names.values == ["Viola"])
    #expect(ages.values == ["34 years", "35 years"])
    #expect(presences.values == ["offline", "online"])
    #expect(colors.values == [.gray, .green])
  }

  @Test("follows the presence, which a request that was issued before leaves as it is")
  func presence() throws {
    try server.server.push(Presence.online.rawValue)
    try server.server.respond(to: 1)
    #expect(presences.values == [ProfileWords.unknown, "online"])
    #expect(colors.values == [.label, .green])
    #expect(names.last == "Viola")
  }
}
