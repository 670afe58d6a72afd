import Samples

/// Turns what the person does into actions, has the service make the changes that this leads to, and
/// turns their end into actions.
@Traced(.actionCreator)
final class StarActions {
  private let dispatcher: Dispatcher<StarAction>
  private let star: StarStore
  private let service: StarService

  init(dispatcher: Dispatcher<StarAction>, star: StarStore, service: StarService) {
    self.dispatcher = dispatcher
    self.star = star
    self.service = service
  }

  /// Changes the star to the other one.
  func toggle() { change(by: .toggle) }

  /// Requests to open the item if it is starred, else asks what to do.
  func navigate() {
    dispatcher.dispatch(star.value.isStarred ? .requestToNavigate : .askToStar)
  }

  /// Requests to open the item, and sets the star, for which the request waits.
  func starAndOpen() {
    dispatcher.dispatch(.endQuestion)
    dispatcher.dispatch(.requestToNavigate)
    change(by: .star)
  }

  func questionDismissed() { dispatcher.dispatch(.endQuestion) }

  /// The screen has opened the item, or has dropped the request because it is not on top.
  func requestTaken() { dispatcher.dispatch(.endRequest) }

  /// Dispatches an action; if it has begun a change, has the service make that, and dispatches its
  /// end.
  private func change(by action: StarAction) {
    let before = star.value
    dispatcher.dispatch(action)
    guard star.value != before, star.value.isSwitching else { return }
    service.settle { [weak self] in self?.dispatcher.dispatch(.settle) }
  }
}
