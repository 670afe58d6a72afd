import HeadlessUI
import Samples

/// Binds the list and its labels to the view model, and hands it what the person does.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let viewModel: ProgramsViewModel
  private let screen: ProgramsScreen
  private var bindings: [NotificationToken] = []

  init(viewModel: ProgramsViewModel) {
    screen = ProgramsScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = self
    screen.programs.delegate = self
    for button in [screen.refresh, screen.reload] {
      button.addAction(Action { [weak self] _ in self?.viewModel.refresh() }, for: .touchUpInside)
    }
    let binder = Binder(viewModel)
    bindings = [
      binder.bind(\.isLoading, to: screen.spinner),
      binder.bind(\.message, to: screen.message, \.text),
      binder.bind(\.isMessageHidden, to: screen.message, \.isHidden),
      binder.bind(\.failure, to: screen.failure, \.text),
      binder.bind(\.isFailureHidden, to: screen.failure, \.isHidden),
      binder.bind(\.isFailureHidden, to: screen.reload, \.isHidden),
      binder.bind(\.rows, to: screen.programs) { table, _ in table.reloadData() },
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }
}

@Traced(extending: .view)
extension ProgramsViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: viewModel.rows[indexPath.row])
  }
}

@Traced(extending: .view)
extension ProgramsViewController: TableViewDelegate {
  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.scrolled(to: tableView.contentOffset)
  }
}
