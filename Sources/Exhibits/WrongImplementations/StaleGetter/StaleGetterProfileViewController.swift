import HeadlessUI
import Samples

/// Has the profile refreshed when it appears and on request, and shows what is known.
@Traced(.view)
final class StaleGetterProfileViewController: ViewController {
  private let model: StaleGetterProfileScreenModel
  private let screen: ProfileScreen

  init(model: StaleGetterProfileScreenModel) {
    screen = ProfileScreen()
    self.model = model
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [screen.refresh, screen.retry] {
      button.addAction(Action { [weak self] _ in self?.model.refresh() }, for: .touchUpInside)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.refresh()
  }

  override func updateProperties() {
    super.updateProperties()
    let state = model.state
    screen.name.text = state.name ?? ProfileWords.unknown
    screen.age.text = state.age.map(ProfileWords.years) ?? ProfileWords.unknown
    show(state.presence)
    if model.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
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
