/// A request for a page of a user’s repositories.
public nonisolated struct RepositoryPageRequest: Endpoint, Hashable, Sendable {
  /// The user whose repositories are requested.
  public let user: User
  /// The place at which the page begins; `nil` for the first one.
  public let cursor: Cursor?

  public func response(toRequest number: Int) -> ListPage<Repository> {
    ListPage(of: GitHubData.repositories(of: user.login), at: cursor, size: GitHubData.pageSize)
  }
}
