import HeadlessUI

/// What the profile's view reports to its presenter.
protocol ProfilePresenting: AnyObject {
  func viewDidLoad()
  func viewWillAppear()
  func didTapRefresh()
  func didTapRetry()
}

/// What the presenter has the profile's view do.
protocol ProfileViewing: AnyObject {
  func showName(_ text: String)
  func showAge(_ text: String)
  func showPresence(_ text: String, color: Color)
  func showSpinner()
  func hideSpinner()
  func showFailure(_ message: String)
  func hideFailure()
}
