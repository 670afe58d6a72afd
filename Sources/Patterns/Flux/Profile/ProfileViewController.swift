import HeadlessUI
import Samples

/// Shows the store's profile, and tells the action creator what was tapped, and that the view
/// appears.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let actions: ProfileActions
  private let store: ProfileStore
  private let screen: ProfileScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(actions: ProfileActions, store: ProfileStore) {
    screen = ProfileScreen()
    self.actions = actions
    self.store = store
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [screen.refresh, screen.retry] {
      button.addAction(Action { [weak self] _ in self?.actions.refresh() }, for: .touchUpInside)
    }
    subscription = store.subscribe { [weak self] in self?.show() }
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actions.viewAppeared()
  }

  private func show() {
    let state = store.value
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
