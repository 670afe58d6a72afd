import HeadlessUI
import Samples

@testable import ClassicMVC

/// A list of repositories that keeps which of them its controller had it open.
final class RepositoryListViewSpy: RepositoryListView {
  private(set) var opened: [Repository] = []

  init(of repositories: RepositoryListModel, _ github: GitHubFixture) {
    super.init(
      UserScreen(visibleRows: 8), of: repositories, navigator: NavigatorSpy(),
      screens: github.screens)
  }

  override func open(_ repository: Repository) { opened.append(repository) }
}
