@testable import MVVMC

/// A delegate of the first screen's view model that keeps what it is notified of.
final class StarViewModelDelegateSpy: StarViewModelDelegate {
  /// The methods that a view model may call.
  enum Message { case detail, refusal }

  private(set) var received: [Message] = []

  func starViewModelDidRequestDetail(_ viewModel: StarViewModel) { received.append(.detail) }

  func starViewModelDidRefuseDetail(_ viewModel: StarViewModel) { received.append(.refusal) }
}
