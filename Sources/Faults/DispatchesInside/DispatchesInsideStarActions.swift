import Samples

/// Turns what the person does into actions, and the service's answer into one more.
@Traced(.actionCreator)
final class DispatchesInsideStarActions {
  private let dispatcher: Dispatcher<StarAction>
  private let service: StarService

  init(dispatcher: Dispatcher<StarAction>, service: StarService) {
    self.dispatcher = dispatcher
    self.service = service
  }

  /// Changes the star that the view shows.
  func toggle(_ state: StarState) {
    dispatcher.dispatch(.toggle)
    settle(after: state.toggled())
  }

  /// Requests to open the item, for which the store sets the star.
  func starAndOpen(_ state: StarState) {
    dispatcher.dispatch(.requestToNavigate)
    settle(after: state.starred())
  }

  /// Requests the end of a change from the service, if one has begun.
  private func settle(after change: StarState?) {
    guard change != nil else { return }
    service.settle { [weak self] in self?.dispatcher.dispatch(.settle) }
  }
}
