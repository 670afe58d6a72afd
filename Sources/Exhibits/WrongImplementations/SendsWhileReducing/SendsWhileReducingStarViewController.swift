import HeadlessUI
import Samples

/// The first screen: shows the star, the alert and the item as the store’s state has them, and sends
/// what was tapped and chosen.
@Traced(.view)
final class SendsWhileReducingStarViewController: ViewController {
  private let store: SendsWhileReducingStore<StarFeature.State, StarFeature.Action>
  private let screens: SendsWhileReducingStarScreenFactory
  private let screen: StarScreen
  /// Held to stay subscribed to the store.
  private var subscriptions: [SendsWhileReducingStoreSubscription] = []

  init(
    store: SendsWhileReducingStore<StarFeature.State, StarFeature.Action>,
    screens: SendsWhileReducingStarScreenFactory
  ) {
    screen = StarScreen()
    self.store = store
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(
      Action { [weak self] _ in self?.store.send(.button(.starButtonTapped)) },
      for: .touchUpInside)
    screen.navigate.addAction(
      Action { [weak self] _ in self?.store.send(.navigateButtonTapped) }, for: .touchUpInside)
    subscriptions = [
      store.observe(\.button.star) { [weak self] star in self?.show(star) },
      store.ifLet(\.alert) { [weak self] _ in self?.askToStar() },
      store.ifLet(\.detail) { [weak self] _ in self?.openDetail() },
    ]
  }

  private func show(_ star: StarState) {
    SendsWhileReducingStarAppearance(star).apply(to: screen.star)
  }

  private func openDetail() {
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.store.send(.alert(.presented(.starAndOpenButtonTapped)))
      })
    alert.addAction(
      AlertAction(title: UnstarredAlert.ok, style: .cancel) { [weak self] _ in
        self?.store.send(.alert(.dismiss))
      })
    present(alert, animated: true)
  }
}
