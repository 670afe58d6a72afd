import HeadlessUI
import Samples

/// Puts the screen of programs together, and starts its controller.
@Traced(.composition)
final class ProgramsViewController: ViewController {
  private let programs: ProgramModel
  private let screen = ProgramsScreen()
  private var triad: Triad?

  init(programs: ProgramModel) {
    self.programs = programs
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let controller = ProgramsController(screen, of: programs)
    triad = Triad(ProgramsView(screen, of: programs), controller)
    controller.startUp()
  }
}
