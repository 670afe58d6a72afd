import Samples

/// Turns what the person does into actions, and the service's answer into one more.
@Traced(.actionCreator)
final class DispatchesInsideStarActions {
  private let dispatcher: Dispatcher<StarAction>
  private let service: StarService
  private var followed: StarState?

  init(dispatcher: Dispatcher<StarAction>, service: StarService) {
    self.dispatcher = dispatcher
    self.service = service
  }

  /// Changes the star to the other one.
  func toggle() { dispatcher.dispatch(.toggle) }

  /// Requests to open the item, for which the store sets the star.
  func starAndOpen() {
    dispatcher.dispatch(.requestToNavigate)
  }

  /// Keeps the service in step with the change that the store says is under way.
  ///
  /// Every screen that shows the star hands its state on; the end of a change is requested once.
  func follow(_ state: StarState) {
    guard state != followed else { return }
    followed = state
    guard state.isSwitching else { return }
    service.settle { [weak self] in self?.dispatcher.dispatch(.settle) }
  }
}
