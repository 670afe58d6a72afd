import Reactive
import Samples

@Traced(extending: .model)
extension GitHubService {
  /// A page of users, requested anew by each subscription.
  func users(_ request: UserPageRequest) -> RequestPublisher<ListPage<User>> {
    RequestPublisher { self.users(request, $0) }
  }

  /// A page of a user's repositories, requested anew by each subscription.
  func repositories(_ request: RepositoryPageRequest) -> RequestPublisher<ListPage<Repository>> {
    RequestPublisher { self.repositories(request, $0) }
  }
}
