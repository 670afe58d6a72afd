/// A request for a page of the users that match a query.
public nonisolated struct UserPageRequest: Endpoint, Hashable, Sendable {
  /// The search bar for the text to look for.
  public let query: String
  /// The place at which the page begins; `nil` for the first one.
  public let cursor: Cursor?

  public func response(toRequest number: Int) -> ListPage<User> {
    ListPage(of: GitHubData.users(matching: query), at: cursor, size: GitHubData.pageSize)
  }
}
