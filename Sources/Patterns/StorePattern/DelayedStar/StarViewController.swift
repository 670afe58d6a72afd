import HeadlessUI
import Samples

/// The first screen: shows what differs in its star, and does what is to be done once.
@Traced(.view)
final class StarViewController: ViewController {
  private let viewModel: StarViewModel
  private let screens: StarScreenFactory
  private let screen: StarScreen
  /// Held to keep the subscriptions alive.
  private var subscriptions: [any Subscription] = []

  init(viewModel: StarViewModel, screens: StarScreenFactory) {
    screen = StarScreen()
    self.viewModel = viewModel
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.viewModel.toggle() }, for: .touchUpInside)
    screen.navigate.addAction(
      Action { [weak self] _ in self?.viewModel.navigate() }, for: .touchUpInside)
    subscriptions = [
      viewModel.store.subscribe { [weak self] old, new in
        self?.show(Changes(old: old, new: new))
      },
      viewModel.store.subscribe(toActivities: { [weak self] activity in self?.perform(activity) }),
    ]
  }

  private func show(_ changes: Changes<StarViewModel.State>) {
    StarButtonChanges.apply(changes.map(\.star), to: screen.star)
  }

  private func perform(_ activity: StarViewModel.Activity) {
    switch activity {
    case .openDetail: openDetail()
    case .askToStar: askToStar()
    }
  }

  private func openDetail() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.viewModel.starAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }
}
