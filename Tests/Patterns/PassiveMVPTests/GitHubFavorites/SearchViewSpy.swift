import Samples

@testable import PassiveMVP

/// A search's view that keeps what it received.
final class SearchViewSpy: SearchViewing {
  /// A message that a view can receive from its presenter.
  enum Received: Hashable {
    case users([String])
    case total(String)
    case spinner(Bool)
    case cancelHidden(Bool)
    case endEditing
    case failure(String)
    case open(User)
  }

  private(set) var received: [Received] = []

  func showUsers(_ logins: [String]) { received.append(.users(logins)) }

  func showTotal(_ text: String) { received.append(.total(text)) }

  func showSpinner() { received.append(.spinner(true)) }

  func hideSpinner() { received.append(.spinner(false)) }

  func setCancelHidden(_ isHidden: Bool) { received.append(.cancelHidden(isHidden)) }

  func endEditing() { received.append(.endEditing) }

  func showFailureAlert(_ message: String) { received.append(.failure(message)) }

  func open(_ user: User) { received.append(.open(user)) }

  /// Forgets what was received, so that a test can look at what comes next.
  func clear() { received = [] }
}
