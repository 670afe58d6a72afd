import Samples

/// The messages of the search's presenter to its view.
protocol SearchViewInput: AnyObject {
  func showUsers(_ logins: [String])
  func showTotal(_ text: String)
  func showSpinner()
  func hideSpinner()
  func setCancelHidden(_ isHidden: Bool)
  func endEditing()
  func showFailureAlert(_ message: String)
}

/// The messages of the search's view to its presenter.
protocol SearchViewOutput: AnyObject {
  func viewIsReady()
  func didBeginEditing()
  func didEndEditing()
  func didChangeQuery(to query: String)
  func didSubmitQuery(_ query: String)
  func didTapCancel()
  func didScroll(to offset: Int)
  func didSelectUser(at row: Int)
}

/// The messages of the search's presenter to its interactor.
protocol SearchInteractorInput: AnyObject {
  /// Begins to report the search, as it is now first, and failures.
  func start()
  func queryChanged(to query: String)
  func search(for query: String)
  func scrolled(to offset: Int)
  /// Returns the user in a row of the results.
  func user(at row: Int) -> User
}

/// The messages of the search's interactor to its presenter.
protocol SearchInteractorOutput: AnyObject {
  func searchChanged(to search: UserSearch)
  func searchFailed(_ message: String)
}

/// The messages of the search's presenter to its router.
protocol SearchRouterInput: AnyObject {
  func open(_ user: User)
}
