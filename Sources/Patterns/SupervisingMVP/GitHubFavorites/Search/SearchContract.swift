import Samples

/// What the search's view reports to its presenter.
protocol SearchPresenting: AnyObject {
  func didChangeQuery(to query: String)
  func didSubmitQuery(_ query: String)
  func didTapCancel()
  func didScroll(to offset: Int)
  func didSelectUser(at row: Int)
}

/// What the presenter decides for the search's view.
protocol SearchViewing: AnyObject {
  func endEditing()
  func openUser(_ user: User)
}
