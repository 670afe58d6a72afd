/// The messages of the search's view to its presenter.
protocol SearchPresenting: AnyObject {
  var view: (any SearchViewing)? { get set }
  func viewDidLoad()
  func didBeginEditing()
  func didEndEditing()
  func didChangeQuery(to query: String)
  func didSubmitQuery(_ query: String)
  func didTapCancel()
  func didScroll(to offset: Int)
  func didSelectUser(at row: Int)
}

/// The messages of the search's presenter to its view.
protocol SearchViewing: AnyObject {
  func showUsers(_ logins: [String])
  func showTotal(_ text: String)
  func showSpinner()
  func hideSpinner()
  func setCancelHidden(_ isHidden: Bool)
  func endEditing()
  func showFailureAlert(_ message: String)
  func openUser(_ presenter: any UserPresenting)
}
