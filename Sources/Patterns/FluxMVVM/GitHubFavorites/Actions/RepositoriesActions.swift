import Samples

/// Turns what the person does to a user's repositories into actions, and what the service answers.
@Traced(.actionCreator)
final class RepositoriesActions {
  private let user: User
  private let dispatcher: Dispatcher<GitHubAction>
  private let service: GitHubService
  private let request = CurrentRequest<RepositoryPageRequest>()

  init(of user: User, dispatcher: Dispatcher<GitHubAction>, service: GitHubService) {
    self.user = user
    self.dispatcher = dispatcher
    self.service = service
  }

  func load() { dispatcher.dispatch(.repositories(.load, of: user)) }

  func scroll(to offset: Int) { dispatcher.dispatch(.repositories(.scroll(to: offset), of: user)) }

  /// Keeps the service in step with the request that the store says is under way.
  func follow(_ next: RepositoryPageRequest?) {
    request.follow(next) { page in
      service.repositories(page) { [weak self] result in self?.receive(result) }
    }
  }

  private func receive(_ result: Result<ListPage<Repository>, ServerError>) {
    dispatcher.dispatch(.repositories(.receive(result), of: user))
  }
}
