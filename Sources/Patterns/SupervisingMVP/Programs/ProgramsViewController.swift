import HeadlessUI
import Samples

/// Observes the programs and lists them; reports what was tapped and how far the list was scrolled.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let presenter: any ProgramsPresenting
  private let programs: ProgramModel
  private let screen: ProgramsScreen
  private var observation: ObservationToken?

  init(presenter: any ProgramsPresenting, programs: ProgramModel) {
    screen = ProgramsScreen()
    self.presenter = presenter
    self.programs = programs
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = self
    screen.programs.delegate = self
    screen.refresh.addAction(
      Action { [weak self] _ in self?.presenter.didTapRefresh() }, for: .touchUpInside)
    screen.reload.addAction(
      Action { [weak self] _ in self?.presenter.didTapReload() }, for: .touchUpInside)
    observation = programs.observe { [weak self] list in self?.show(list) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  private func show(_ list: ProgramList) {
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.message.text = list.notice?.message
    screen.message.isHidden = list.notice == nil
    screen.failure.text = list.failure?.message
    screen.failure.isHidden = list.failure == nil
    screen.reload.isHidden = list.failure == nil
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.programs.reloadData()
  }
}

@Traced(extending: .view)
extension ProgramsViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    programs.list.programs.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: programs.list.programs[indexPath.row].title)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }
}
