import HeadlessUI

/// The messages of the profile's view to its presenter.
protocol ProfilePresenting: AnyObject {
  func viewDidLoad()
  func viewWillAppear()
  func didTapRefresh()
  func didTapRetry()
}

/// The messages of the profile's presenter to its view.
protocol ProfileViewing: AnyObject {
  func showName(_ text: String)
  func showAge(_ text: String)
  func showPresence(_ text: String, color: Color)
  func showSpinner()
  func hideSpinner()
  func showFailure(_ message: String)
  func hideFailure()
}
