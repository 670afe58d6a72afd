import HeadlessUI
import Reactive
import Samples

/// Reports its taps to the view model's inputs, and shows the outputs.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let viewModel: any RepositoryViewModelType
  private let screen: RepositoryScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any RepositoryViewModelType) {
    screen = RepositoryScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindInputs()
    bindOutputs()
  }

  private func bindInputs() {
    screen.favorite.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.favoriteTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.name.map(Optional.some).assign(to: \.text, on: screen.name),
      outputs.description.map(Optional.some).assign(to: \.text, on: screen.description),
      outputs.favoriteTitle.sink { [weak favorite = screen.favorite] in
        favorite?.setTitle($0, for: .normal)
      },
    ]
  }
}
