import HeadlessUI
import Reactive
import Samples

/// Gives what is tapped and scrolled to a view model, and shows what that publishes.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let factory: ProgramsFactory
  private let screen: ProgramsScreen
  private let appear = PassthroughSubject<Void, Never>()
  private let dataSource: RowDataSource
  private var viewModel: ProgramsViewModel?
  private var cancellables: [AnyCancellable] = []

  init(factory: ProgramsFactory) {
    screen = ProgramsScreen()
    dataSource = RowDataSource()
    self.factory = factory
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = dataSource
    let viewModel = factory.makeViewModel(
      inputs: .init(
        appear: appear.eraseToAnyPublisher(),
        refresh: screen.refresh.tapPublisher,
        reload: screen.reload.tapPublisher,
        offset: screen.programs.contentOffsetPublisher))
    bind(viewModel)
    self.viewModel = viewModel
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appear.send()
  }

  private func bind(_ viewModel: ProgramsViewModel) {
    cancellables = [
      viewModel.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      viewModel.message.assign(to: \.text, on: screen.message),
      viewModel.message.map { $0 == nil }.assign(to: \.isHidden, on: screen.message),
      viewModel.failure.assign(to: \.text, on: screen.failure),
      viewModel.failure.map { $0 == nil }.assign(to: \.isHidden, on: screen.failure),
      viewModel.failure.map { $0 == nil }.assign(to: \.isHidden, on: screen.reload),
      viewModel.titles.sink { [weak self] in self?.show(titles: $0) },
    ]
  }

  private func show(titles: [String]) {
    dataSource.rows = titles
    screen.programs.reloadData()
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }
}
