import Samples

/// Decides where a selection in the search leads, and how a failure is shown.
protocol SearchViewModelDelegate: AnyObject {
  /// A user was selected.
  func searchViewModel(_ viewModel: SearchViewModel, didSelect user: User)
  /// A request has failed.
  func searchViewModel(_ viewModel: SearchViewModel, didFailWith message: String)
}
