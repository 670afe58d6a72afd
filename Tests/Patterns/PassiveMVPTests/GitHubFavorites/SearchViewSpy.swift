import Samples

@testable import PassiveMVP

/// A search's view that keeps what it was told.
final class SearchViewSpy: SearchViewing {
  /// What a presenter can tell the view.
  enum Told: Hashable {
    case users([String])
    case total(String)
    case spinner(Bool)
    case cancel(Bool)
    case endEditing
    case failure(String)
    case open(User)
  }

  private(set) var told: [Told] = []

  func showUsers(_ logins: [String]) { told.append(.users(logins)) }

  func showTotal(_ text: String) { told.append(.total(text)) }

  func showSpinner() { told.append(.spinner(true)) }

  func hideSpinner() { told.append(.spinner(false)) }

  func showCancel() { told.append(.cancel(true)) }

  func hideCancel() { told.append(.cancel(false)) }

  func endEditing() { told.append(.endEditing) }

  func showFailureAlert(_ message: String) { told.append(.failure(message)) }

  func openUser(_ user: User) { told.append(.open(user)) }

  /// Forgets what was told, so that a test can look at what comes next.
  func clear() { told = [] }
}
