import HeadlessUI
import Samples

@testable import ClassicMVC

/// A list of users that keeps which of them its controller had it open.
final class UserListViewSpy: UserListView {
  private(set) var opened: [User] = []

  init(of search: UserSearchModel, _ github: GitHubFixture) {
    super.init(
      SearchScreen(visibleRows: 8), of: search, navigator: NavigatorSpy(), screens: github.screens)
  }

  override func open(_ user: User) { opened.append(user) }
}
