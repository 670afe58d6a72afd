import HeadlessUI
import Reactive
import Samples

/// Gives its taps, its scrolling and its appearing to a view model as publishers, and shows what that
/// publishes.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let factory: ProgramsFactory
  private let screen: ProgramsScreen
  private let didLoad = PassthroughSubject<Void, Never>()
  private let willAppear = PassthroughSubject<Void, Never>()
  private var titles: [String] = []
  private var viewModel: ProgramsViewModel?
  private var cancellables: [AnyCancellable] = []

  init(factory: ProgramsFactory) {
    screen = ProgramsScreen()
    self.factory = factory
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = self
    let viewModel = factory.makeViewModel(
      inputs: .init(
        viewDidLoad: didLoad.eraseToAnyPublisher(),
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
    didLoad.send()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear.send()
  }

  private func show(_ titles: [String]) {
    self.titles = titles
    screen.programs.reloadData()
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

/// The rows.
@Traced(extending: .view)
extension ProgramsViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: titles[indexPath.row])
  }
}
