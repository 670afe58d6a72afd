import Samples

/// The requests of reducers to GitHub.
@Traced(.model)
struct GitHubClient {
  let users:
    (UserPageRequest, _ completion: @escaping (Result<ListPage<User>, ServerError>) -> Void) ->
      RequestToken
  let repositories:
    (
      RepositoryPageRequest,
      _ completion: @escaping (Result<ListPage<Repository>, ServerError>) -> Void
    ) -> RequestToken
}
