import HeadlessUI
import Samples

@testable import ClassicMVC

/// A list of users that keeps what its controller had it do.
final class UserListViewSpy: UserListView {
  private(set) var told: [String] = []

  init(of model: UserSearchModel, _ github: GitHubFixture) {
    super.init(
      SearchScreen(visibleRows: 8), of: model, navigator: NavigatorSpy(), screens: github.screens)
  }

  override func open(_ user: User) { told.append("open \(user.login)") }
}
