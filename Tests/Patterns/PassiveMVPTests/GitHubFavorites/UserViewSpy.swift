import Samples

@testable import PassiveMVP

/// A view of a user's repositories that keeps what it received.
final class UserViewSpy: UserViewing {
  /// A message that a view can receive from its presenter.
  enum Received: Hashable {
    case title(String)
    case rows([String])
    case total(String)
    case spinner(Bool)
    case failure(String)
    case open(Repository)
  }

  private(set) var received: [Received] = []

  func showTitle(_ title: String) { received.append(.title(title)) }

  func showRepositories(_ rows: [String]) { received.append(.rows(rows)) }

  func showTotal(_ text: String) { received.append(.total(text)) }

  func showSpinner() { received.append(.spinner(true)) }

  func hideSpinner() { received.append(.spinner(false)) }

  func showFailureAlert(_ message: String) { received.append(.failure(message)) }

  func open(_ repository: Repository) { received.append(.open(repository)) }
}
