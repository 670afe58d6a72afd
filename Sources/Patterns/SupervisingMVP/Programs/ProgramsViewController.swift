import HeadlessUI
import Samples

/// Observes the programs and lists them; reports what was tapped and how far the list was scrolled.
@Traced(.view)
final class ProgramsViewController: ViewController {
  let presenter: any ProgramsPresenting
  let programs: ProgramModel
  private let screen: ProgramsScreen
  /// Kept only because releasing it would end the observation.
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
