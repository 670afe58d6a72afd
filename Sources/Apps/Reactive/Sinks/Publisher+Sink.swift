public import OpenCombine
import Trace

extension Publisher {
  /// Subscribes with closures.
  ///
  /// This creates a binding to the acting participant from the one that holds the publisher, or
  /// owns the widget at its head. It ends when the returned value is cancelled or released, or the
  /// publisher completes.
  ///
  /// - Parameters:
  ///   - receiveCompletion: The closure for the completion.
  ///   - receiveValue: The closure for each value.
  /// - Returns: The subscription.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    attach(
      Receiver(.subscription(to: self), completion: receiveCompletion, value: receiveValue))
  }

  func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    let cancellable = AnyCancellable(receiver)
    StreamPassage.subscribing(by: receiver.passage) { subscribe(receiver) }
    return cancellable
  }
}

extension Publisher where Failure == Never {
  /// Subscribes with a closure to a publisher that does not fail.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(Receiver(.subscription(to: self), value: receiveValue))
  }
}
