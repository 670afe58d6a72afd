public import OpenCombine
import Trace

extension Publisher {
  /// Subscribes with closures.
  ///
  /// This is a binding: from the participant that holds the publisher, or owns the widget at its
  /// head, to the one in whose method it is made; it lasts until the returned value is cancelled or
  /// released, or the publisher completes.
  ///
  /// - Parameters:
  ///   - receiveCompletion: What to do when the publisher completes.
  ///   - receiveValue: What to do with each value.
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
  /// Subscribes with a closure, to a publisher that does not fail.
  ///
  /// - Parameter receiveValue: What to do with each value.
  /// - Returns: The subscription.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(Receiver(.subscription(to: self), value: receiveValue))
  }
}
