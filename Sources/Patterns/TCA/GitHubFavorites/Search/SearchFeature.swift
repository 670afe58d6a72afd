import Samples

/// Searches for users, and leads to the repositories of one.
enum SearchFeature {
  struct State: Equatable {
    var search: UserSearch
    /// The failure that the alert tells.
    var failure: ServerError?
    var user: UserFeature.State?
  }

  enum Action: Equatable {
    case queryChanged(String)
    case queryRested(String)
    case searchButtonTapped(String)
    case scrolled(to: Int)
    case usersReceived(Result<ListPage<User>, ServerError>)
    case failureDismissed
    case userTapped(User)
    case user(PresentationAction<UserFeature.Action>)
  }

  enum CancelID {
    case typing
    case page
    case user
  }
}
