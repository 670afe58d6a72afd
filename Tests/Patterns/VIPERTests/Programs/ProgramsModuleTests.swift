import Samples
import Testing
import Trace

@testable import VIPER

@Suite("The presenter and the interactor of the programs")
struct ProgramsModuleTests {
  private let view = ProgramsViewSpy()
  private let interactor = ProgramsInteractorSpy()
  private let output = ProgramsInteractorOutputSpy()

  @Test("have programs requested when they appear, on each tap and at the bottom")
  func requesting() {
    let presenter = makePresenter()
    presenter.viewIsReady()
    presenter.viewWillAppear()
    presenter.didTapRefresh()
    presenter.didTapReload()
    presenter.didScroll(to: 17)
    #expect(interactor.received == ["start", "refresh", "refresh", "refresh", "scrolled 17"])
  }

  @Test("show in one place why there is no list, in another why one is not whole")
  func showing() {
    let presenter = makePresenter()
    var list = ProgramList()
    list.refresh()
    list.received(.failure(.offline))
    presenter.programsChanged(to: list)
    list.refresh()
    list.received(.success([Program(title: "Concert 1")]))
    list.refresh()
    list.received(.failure(.server))
    presenter.programsChanged(to: list)
    #expect(
      view.shown == [
        "no spinner", "no message", "failure \(ServerError.offline.message)", "[]", "no spinner",
        "message \(ServerError.server.message)", "no failure", "[\"Concert 1\"]",
      ])
  }

  @Test("report the pages by title, and both kinds of error")
  func reporting() throws {
    let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
    let interactor = ProgramsInteractor(
      programs: ProgramModel(service: ProgramService(server: server)))
    interactor.output = output
    interactor.start()
    interactor.refresh()
    try server.fail(1, with: .offline)
    #expect(output.lists.last?.failure == .offline)
    interactor.refresh()
    try server.respond(to: 2)
    interactor.scrolled(to: 17)
    #expect(output.lists.last?.isLoading == true)
    try server.fail(3, with: .server)
    #expect(output.lists.last?.notice == .server)
    #expect(output.lists.last?.programs.count == 25)
  }

  private func makePresenter() -> ProgramsPresenter {
    let presenter = ProgramsPresenter(interactor: interactor)
    presenter.view = view
    return presenter
  }
}
