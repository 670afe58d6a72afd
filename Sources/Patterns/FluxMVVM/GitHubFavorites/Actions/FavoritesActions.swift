import Samples

/// Turns what the person does to favorites into actions.
@Traced(.actionCreator)
final class FavoritesActions {
  private let dispatcher: Dispatcher<GitHubAction>

  init(dispatcher: Dispatcher<GitHubAction>) {
    self.dispatcher = dispatcher
  }

  func toggle(_ repository: Repository) {
    dispatcher.dispatch(.favorites(.toggle(repository)))
  }

  func removeAll() { dispatcher.dispatch(.favorites(.removeAll)) }
}
