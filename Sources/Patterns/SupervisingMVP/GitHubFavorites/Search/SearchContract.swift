import Samples

/// The messages of the search's view to its presenter.
protocol SearchPresenting: AnyObject {
  func didChangeQuery(to query: String)
  func didSubmitQuery(_ query: String)
  func didTapCancel()
  func didScroll(to offset: Int)
  func didSelectUser(at row: Int)
  func didFail(with error: ServerError)
}

/// The presenter's decisions for the search's view.
protocol SearchViewing: AnyObject {
  func endEditing()
  func open(_ user: User)
  func show(_ error: ServerError)
}
