import Samples

/// Decides where a selection among a user's repositories leads, and how a failure is shown.
protocol UserViewModelDelegate: AnyObject {
  /// A repository was selected.
  func userViewModel(_ viewModel: UserViewModel, didSelect repository: Repository)
  /// A request has failed.
  func userViewModel(_ viewModel: UserViewModel, didFailWith message: String)
}
