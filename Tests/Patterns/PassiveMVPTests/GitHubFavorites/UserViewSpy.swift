import Samples

@testable import PassiveMVP

/// A view of a user's repositories that keeps what it was told.
final class UserViewSpy: UserViewing {
  /// What a presenter can tell the view.
  enum Told: Hashable {
    case title(String)
    case rows([String])
    case total(String)
    case spinner(Bool)
    case failure(String)
    case open(Repository)
  }

  private(set) var told: [Told] = []

  func showTitle(_ title: String) { told.append(.title(title)) }

  func showRepositories(_ rows: [String]) { told.append(.rows(rows)) }

  func showTotal(_ text: String) { told.append(.total(text)) }

  func showSpinner() { told.append(.spinner(true)) }

  func hideSpinner() { told.append(.spinner(false)) }

  func showFailureAlert(_ message: String) { told.append(.failure(message)) }

  func openRepository(_ repository: Repository) { told.append(.open(repository)) }
}
