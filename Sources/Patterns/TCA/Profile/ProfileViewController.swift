import HeadlessUI
import Samples

/// Shows the store's profile, and sends what was tapped, and that the view loads and appears.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let store: Store<ProfileFeature.State, ProfileFeature.Action>
  private let screen: ProfileScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(store: Store<ProfileFeature.State, ProfileFeature.Action>) {
    screen = ProfileScreen()
    self.store = store
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [screen.refresh, screen.retry] {
      button.addAction(
        Action { [weak self] _ in self?.store.send(.refreshButtonTapped) }, for: .touchUpInside)
    }
    subscription = store.observe(\.profile) { [weak self] profile in self?.show(profile) }
    store.send(.viewLoaded)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.send(.viewAppeared)
  }

  private func show(_ state: ProfileState) {
    show(ProfileAppearance(state))
    if state.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(state.failure)
  }

  private func show(_ profile: ProfileAppearance) {
    screen.name.text = profile.name
    screen.age.text = profile.age
    screen.presence.text = profile.presence
    screen.presence.textColor = profile.presenceColor
  }

  private func show(_ failure: ServerError?) {
    screen.error.text = failure?.message
    screen.error.isHidden = failure == nil
    screen.retry.isHidden = failure == nil
  }
}
