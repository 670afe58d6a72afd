import Samples

/// Loads the repositories of a user, and leads to one of them.
enum UserFeature {
  struct State: Equatable {
    var list: RepositoryList
    /// The failure that the alert tells.
    var failure: ServerError?
    var repository: Repository?
  }

  enum Action: Equatable {
    case viewLoaded
    case scrolled(to: Int)
    case repositoriesReceived(Result<ListPage<Repository>, ServerError>)
    case failureDismissed
    case repositoryTapped(Repository)
    case repository(PresentationAction<Never>)
  }

  enum CancelID {
    case page
  }
}
