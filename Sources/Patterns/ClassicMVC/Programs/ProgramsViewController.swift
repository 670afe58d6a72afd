import HeadlessUI
import Samples

/// Puts the screen of programs together.
@Traced(.composition)
final class ProgramsViewController: ViewController {
  private let programs: ProgramModel
  private let screen: ProgramsScreen
  private var pair: Pair<ProgramsView, ProgramsController>?

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
    pair = Pair(ProgramsView(screen, of: programs), ProgramsController(screen, of: programs))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pair?.controller.viewWillAppear()
  }
}
