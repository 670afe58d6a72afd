/// A request for a page of the users that match a query.
public nonisolated struct UserPageRequest: Endpoint, Hashable, Sendable {
  /// What to look for.
  public let query: String
  /// Where the page begins; `nil` for the first one.
  public let cursor: Cursor?

  public func response(toRequest number: Int) -> ListPage<User> {
    ListPage(of: GitHubData.users(matching: query), at: cursor, size: GitHubData.pageSize)
  }
}
