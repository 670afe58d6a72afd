import HeadlessUI
import Samples

/// The first screen: shows its stores' values, and hands what the person does to the action
/// creator, and the change that is under way.
@Traced(.view)
final class DispatchesInsideStarViewController: ViewController {
  private let actions: DispatchesInsideStarActions
  private let star: StarStore
  private let navigation: DispatchesInsideNavigationStore
  private let screens: DispatchesInsideStarScreenFactory
  private let screen: StarScreen
  private var starSubscription: Subscription<StarState>?
  private var navigationSubscription: Subscription<NavigationRequest>?

  init(
    actions: DispatchesInsideStarActions, star: StarStore,
    navigation: DispatchesInsideNavigationStore, screens: DispatchesInsideStarScreenFactory
  ) {
    screen = StarScreen()
    self.actions = actions
    self.star = star
    self.navigation = navigation
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.actions.toggle() }, for: .touchUpInside)
    screen.navigate.addAction(Action { [weak self] _ in self?.navigate() }, for: .touchUpInside)
    starSubscription = star.subscribe { [weak self] state in self?.starChanged(to: state) }
    navigationSubscription = navigation.subscribe { [weak self] request in self?.follow(request) }
  }

  private func starChanged(to state: StarState) {
    DispatchesInsideStarAppearance(state).apply(to: screen.star)
    actions.follow(state)
  }

  private func navigate() {
    if star.value.isStarred {
      openDetail()
    } else {
      showUnstarredAlert()
    }
  }

  private func showUnstarredAlert() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.actions.starAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted, navigationController?.topViewController === self {
      openDetail()
    }
  }

  private func openDetail() {
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }
}
