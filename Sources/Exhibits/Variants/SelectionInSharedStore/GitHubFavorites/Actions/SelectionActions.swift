import Samples

/// Turns the selection of a row, and that it was opened, into actions.
@Traced(.actionCreator)
final class SelectionActions {
  private let dispatcher: Dispatcher<GitHubAction>

  init(dispatcher: Dispatcher<GitHubAction>) {
    self.dispatcher = dispatcher
  }

  func select(_ selection: Selection) { dispatcher.dispatch(.selection(.select(selection))) }

  func selectionOpened() { dispatcher.dispatch(.selection(.end)) }
}
