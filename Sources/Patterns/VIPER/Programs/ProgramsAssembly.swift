import HeadlessUI
import Samples

/// Puts the module of the programs together.
@Traced(.composition)
enum ProgramsAssembly {
  static func assemble(service: ProgramService) -> ViewController {
    let interactor = ProgramsInteractor(programs: ProgramModel(service: service))
    let presenter = ProgramsPresenter(interactor: interactor)
    let view = ProgramsViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
