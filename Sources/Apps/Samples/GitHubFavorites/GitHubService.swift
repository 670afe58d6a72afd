public import Trace

/// Requests users and repositories, page by page.
@Traced(.model)
public final class GitHubService {
  private let server: ScriptedServer

  /// A service of a server.
  public init(server: ScriptedServer) {
    self.server = server
  }

  /// Requests a page of users.
  ///
  /// - Parameters:
  ///   - request: Which page, of which query.
  ///   - completion: What to do with the page.
  /// - Returns: The request; releasing it cancels it.
  public func users(
    _ request: UserPageRequest,
    _ completion: @escaping (Result<ListPage<User>, ServerError>) -> Void
  ) -> RequestToken {
    server.send(request, bound(.closure, "users", completion))
  }

  /// Requests a page of a user’s repositories.
  ///
  /// - Parameters:
  ///   - request: Which page, of which user.
  ///   - completion: What to do with the page.
  /// - Returns: The request; releasing it cancels it.
  public func repositories(
    _ request: RepositoryPageRequest,
    _ completion: @escaping (Result<ListPage<Repository>, ServerError>) -> Void
  ) -> RequestToken {
    server.send(request, bound(.closure, "repositories", completion))
  }
}
