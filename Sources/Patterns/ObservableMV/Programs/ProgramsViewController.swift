import HeadlessUI
import Samples

/// Has the programs refreshed when it appears and on request, and shows what became of it.
@Traced(.view)
final class ProgramsViewController: ViewController {
  let model: ProgramsScreenModel
  /// The programs that are listed.
  private(set) var programs: [Program] = []
  private let screen: ProgramsScreen

  init(model: ProgramsScreenModel) {
    screen = ProgramsScreen()
    self.model = model
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
      button.addAction(Action { [weak self] _ in self?.model.refresh() }, for: .touchUpInside)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.refresh()
  }

  override func updateProperties() {
    super.updateProperties()
    let list = model.list
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.message.text = list.notice?.message
    screen.message.isHidden = list.notice == nil
    screen.failure.text = list.failure?.message
    screen.failure.isHidden = list.failure == nil
    screen.reload.isHidden = list.failure == nil
    show(list)
  }

  /// Brings the reader where the list says, before it is reloaded.
  ///
  /// One update may be for several changes. Of a list that became shorter and longer again meanwhile
  /// the table has seen nothing, and would keep its place.
  private func show(_ list: ProgramList) {
    screen.programs.scroll(toOffset: list.offset)
    guard list.programs != programs else { return }
    programs = list.programs
    screen.programs.reloadData()
  }
}
