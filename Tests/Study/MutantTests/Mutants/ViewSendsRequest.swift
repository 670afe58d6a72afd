import HeadlessUI
import Samples
import Trace

@testable import Flux

/// Flux whose view sends the request that is due once the store says so, and whose action creator
/// only dispatches.
@Traced(.composition)
final class ViewSendsRequestApp: App {
  let window: Window

  init(setup: ProfileSetup, environment: Environment) {
    let dispatcher = Dispatcher<ProfileAction>(faults: environment.faults)
    let service = ProfileService(server: environment.server)
    window = Window(
      rootViewController: SendingProfileController(
        actions: DispatchingActions(dispatcher: dispatcher, service: service),
        store: ProfileStore(ProfileState(), dispatcher: dispatcher), service: service))
    window.makeKeyAndVisible()
  }
}

@Traced(.actionCreator)
final class DispatchingActions {
  private let dispatcher: Dispatcher<ProfileAction>
  private var presence: EventToken?

  init(dispatcher: Dispatcher<ProfileAction>, service: ProfileService) {
    self.dispatcher = dispatcher
    presence = service.observePresence { [weak self] presence in
      self?.dispatcher.dispatch(.changePresence(to: presence))
    }
  }

  func refresh() { dispatcher.dispatch(.refresh) }

  func receive(_ result: Result<Profile, ServerError>) { dispatcher.dispatch(.receive(result)) }
}

@Traced(.view)
final class SendingProfileController: ViewController {
  private let actions: DispatchingActions
  private let store: ProfileStore
  private let service: ProfileService
  private let screen: ProfileScreen
  private let request = CurrentRequest<ProfileRequest>()
  private var subscription: StoreSubscription?

  init(actions: DispatchingActions, store: ProfileStore, service: ProfileService) {
    screen = ProfileScreen()
    self.actions = actions
    self.store = store
    self.service = service
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
    subscription = store.subscribe { [weak self] in self?.storeChanged() }
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actions.refresh()
  }

  private func storeChanged() {
    show()
    request.follow(store.value.request) { _ in
      service.profile { [weak self] result in self?.actions.receive(result) }
    }
  }

  private func show() {
    let state = store.value
    let profile = ProfileAppearance(state)
    screen.name.text = profile.name
    screen.age.text = profile.age
    screen.presence.text = profile.presence
    screen.presence.textColor = profile.presenceColor
    if state.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.error.text = state.failure?.message
    screen.error.isHidden = state.failure == nil
    screen.retry.isHidden = state.failure == nil
  }
}
