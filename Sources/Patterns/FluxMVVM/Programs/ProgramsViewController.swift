import HeadlessUI
import Reactive
import Samples

/// Gives its taps, its scrolling and its appearing to a view model as publishers, and shows what that
/// publishes.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let screens: ProgramsScreenFactory
  private let screen: ProgramsScreen
  private let dataSource: RowDataSource
  private let willAppear = PassthroughSubject<Void, Never>()
  /// Held to keep it alive.
  private var viewModel: ProgramsViewModel?
  /// Held to stay subscribed to what it publishes.
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
    let viewModel = screens.makeViewModel(
      inputs: .init(
        viewWillAppear: willAppear.eraseToAnyPublisher(),
        refresh: screen.refresh.tapPublisher,
        reload: screen.reload.tapPublisher,
        offset: screen.programs.contentOffsetPublisher))
    cancellables = [
      viewModel.isLoading.sink { [weak self] isLoading in self?.spin(isLoading) },
      viewModel.message.sink { [weak self] message in self?.show(message: message) },
      viewModel.failure.sink { [weak self] failure in self?.show(failure: failure) },
      viewModel.titles.sink { [weak self] titles in self?.show(titles) },
    ]
    self.viewModel = viewModel
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear.send()
  }

  private func show(_ titles: [String]) {
    dataSource.show(titles, in: screen.programs)
  }

  private func spin(_ isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(message: String?) {
    screen.message.text = message
    screen.message.isHidden = message == nil
  }

  private func show(failure: String?) {
    screen.failure.text = failure
    screen.failure.isHidden = failure == nil
    screen.reload.isHidden = failure == nil
  }
}
