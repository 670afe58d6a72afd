import HeadlessUI
import Samples

/// Observes the profile and shows what is known of it; reports what was tapped.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let presenter: any ProfilePresenting
  private let profile: ProfileModel
  private let screen: ProfileScreen
  private var observation: ObservationToken?

  init(presenter: any ProfilePresenting, profile: ProfileModel) {
    screen = ProfileScreen()
    self.presenter = presenter
    self.profile = profile
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.refresh.addAction(
      Action { [weak self] _ in self?.presenter.didTapRefresh() }, for: .touchUpInside)
    screen.retry.addAction(
      Action { [weak self] _ in self?.presenter.didTapRetry() }, for: .touchUpInside)
    observation = profile.observe { [weak self] state in self?.show(state) }
    presenter.viewDidLoad()
  }

  private func show(_ state: ProfileState) {
    screen.name.text = state.name ?? ProfileWords.unknown
    screen.age.text = state.age.map(ProfileWords.years) ?? ProfileWords.unknown
    PresenceAppearance(state.presence).apply(to: screen.presence)
    if state.isLoading {
      screen.spinner.startAnimating()
    } else {
      screen.spinner.stopAnimating()
    }
    screen.error.text = state.failure?.message
    screen.error.isHidden = state.failure == nil
    screen.retry.isHidden = state.failure == nil
  }
}
