import HeadlessUI
import Samples

/// Observes the profile and shows what is known of it; reports what was tapped.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let presenter: any ProfilePresenting
  private let profile: ProfileModel
  private let screen: ProfileScreen
  /// Kept only because releasing it would end the observation.
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
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  private func show(_ state: ProfileState) {
    screen.name.text = state.name ?? ProfileWords.unknown
    screen.age.text = state.age.map(ProfileWords.years) ?? ProfileWords.unknown
    show(state.presence)
    if state.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(state.failure)
  }

  private func show(_ presence: Presence?) {
    screen.presence.text = presence?.rawValue ?? ProfileWords.unknown
    switch presence {
    case .online: screen.presence.textColor = .green
    case .offline: screen.presence.textColor = .gray
    case nil: screen.presence.textColor = .label
    }
  }

  private func show(_ failure: ServerError?) {
    screen.error.text = failure?.message
    screen.error.isHidden = failure == nil
    screen.retry.isHidden = failure == nil
  }
}
