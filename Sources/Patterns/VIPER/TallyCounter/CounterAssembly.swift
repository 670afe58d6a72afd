import HeadlessUI
import Samples

/// Puts the counter's module together.
@Traced(.composition)
enum CounterAssembly {
  static func assemble(counter: TallyCounter, digits: Int) -> ViewController {
    let interactor = CounterInteractor(counter: counter)
    let presenter = CounterPresenter(interactor: interactor)
    let view = CounterViewController(output: presenter, digits: digits)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
