import HeadlessUI
import Samples

/// Puts the counter's module together.
@Traced(.composition)
enum StepCounterAssembly {
  static func assemble() -> ViewController {
    let interactor = StepCounterInteractor(counter: StepCounter())
    let presenter = StepCounterPresenter(interactor: interactor)
    let view = StepCounterViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
