import HeadlessUI
import Reactive
import Samples

/// Reports to the view model's inputs, and shows the outputs.
@Traced(.view)
final class ProgramsViewController: ViewController {
  let viewModel: any ProgramsViewModelType
  private let screen: ProgramsScreen
  private let dataSource: RowDataSource
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any ProgramsViewModelType) {
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
    bindInputs()
    bindOutputs()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.inputs.viewWillAppear()
  }

  private func bindInputs() {
    screen.programs.dataSource = dataSource
    screen.programs.delegate = self
    screen.refresh.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.refreshTapped() }, for: .touchUpInside)
    screen.reload.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.reloadTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      outputs.message.assign(to: \.text, on: screen.message),
      outputs.isMessageHidden.assign(to: \.isHidden, on: screen.message),
      outputs.failure.assign(to: \.text, on: screen.failure),
      outputs.isFailureHidden.assign(to: \.isHidden, on: screen.failure),
      outputs.isFailureHidden.assign(to: \.isHidden, on: screen.reload),
      outputs.titles.sink { [weak self] in self?.show(titles: $0) },
    ]
  }

  private func show(titles: [String]) {
    dataSource.show(titles, in: screen.programs)
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }
}
