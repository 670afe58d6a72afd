import HeadlessUI
import Reactive
import Samples

/// Gives what is tapped and scrolled to a view model, and shows what that publishes.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let screens: ProgramsScreenFactory
  private let screen: ProgramsScreen
  private let dataSource: RowDataSource
  private let appear = PassthroughSubject<Void, Never>()
  /// Only kept: what it publishes and subscribes to ends with it.
  private var viewModel: ProgramsViewModel?
  private var cancellables: [AnyCancellable] = []

  init(screens: ProgramsScreenFactory) {
    screen = ProgramsScreen()
    dataSource = RowDataSource()
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = dataSource
    let viewModel = screens.makeProgramsViewModel(
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
      viewModel.isMessageHidden.assign(to: \.isHidden, on: screen.message),
      viewModel.failure.assign(to: \.text, on: screen.failure),
      viewModel.isFailureHidden.assign(to: \.isHidden, on: screen.failure),
      viewModel.isFailureHidden.assign(to: \.isHidden, on: screen.reload),
      viewModel.titles.sink { [weak self] in self?.show(titles: $0) },
    ]
  }

  private func show(titles: [String]) {
    dataSource.show(titles, in: screen.programs)
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }
}
