import HeadlessUI
import Reactive
import Samples

/// Hands what is tapped and scrolled to its view model, and shows what that publishes.
@Traced(.view)
final class ProgramsViewController: ViewController {
  let viewModel: ProgramsViewModel
  private let screen: ProgramsScreen
  private let dataSource: RowDataSource
  private var cancellables: [AnyCancellable] = []

  init(viewModel: ProgramsViewModel) {
    screen = ProgramsScreen()
    dataSource = RowDataSource()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = dataSource
    screen.programs.delegate = self
    for button in [screen.refresh, screen.reload] {
      button.addAction(Action { [weak self] _ in self?.viewModel.refresh() }, for: .touchUpInside)
    }
    cancellables = [
      viewModel.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      viewModel.message.assign(to: \.text, on: screen.message),
      viewModel.isMessageHidden.assign(to: \.isHidden, on: screen.message),
      viewModel.failure.assign(to: \.text, on: screen.failure),
      viewModel.isFailureHidden.assign(to: \.isHidden, on: screen.failure),
      viewModel.isFailureHidden.assign(to: \.isHidden, on: screen.reload),
      viewModel.titles.sink { [weak self] in self?.show(titles: $0) },
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(titles: [String]) {
    dataSource.show(titles, in: screen.programs)
  }
}
