import HeadlessUI
import Samples

/// Loads the view of the programs, and puts two controllers behind it: one for the list, one for
/// refreshing it.
@Traced(.composition)
final class ProgramsViewController: ViewController {
  private let programs: ProgramModel
  private let screen: ProgramsScreen
  /// Kept only because nothing else holds it.
  private var listController: ProgramListController?
  private var refreshController: ProgramsRefreshController?

  init(programs: ProgramModel) {
    screen = ProgramsScreen()
    self.programs = programs
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshController = ProgramsRefreshController(programs: programs, screen: screen)
    // The list is painted last, as in every pattern: the order is no difference between them.
    listController = ProgramListController(programs: programs, table: screen.programs)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refreshController?.viewWillAppear()
  }
}
