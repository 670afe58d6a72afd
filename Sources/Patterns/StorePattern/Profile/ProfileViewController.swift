import HeadlessUI
import Samples

/// Shows what differs in the profile, and asks for it when it appears and when a button is tapped.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let viewModel: ProfileViewModel
  private let screen: ProfileScreen
  /// Held to keep the subscription alive.
  private var subscription: (any Subscription)?

  init(viewModel: ProfileViewModel) {
    screen = ProfileScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [screen.refresh, screen.retry] {
      button.addAction(Action { [weak self] _ in self?.viewModel.refresh() }, for: .touchUpInside)
    }
    subscription = viewModel.store.subscribe { [weak self] old, new in
      self?.show(Changes(old: old, new: new))
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }

  private func show(_ changes: Changes<ProfileViewModel.State>) {
    if let name = changes.takeIfChanged(\.name) { screen.name.text = name }
    if let age = changes.takeIfChanged(\.age) { screen.age.text = age }
    if let presence = changes.takeIfChanged(\.presence) { screen.presence.text = presence }
    if let color = changes.takeIfChanged(\.presenceColor) { screen.presence.textColor = color }
    if let isLoading = changes.takeIfChanged(\.isLoading) {
      if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    }
    if let error = changes.takeIfChanged(\.error) {
      screen.error.text = error
      screen.error.isHidden = error == nil
      screen.retry.isHidden = error == nil
    }
  }
}
