import HeadlessUI
public import OpenCombine
import Trace

extension Publisher where Failure == Never {
  /// Writes each value to a property.
  ///
  /// The object is held until the subscription ends, as in Combine. It, or the owner of the widget
  /// that it is, is the binding's sink.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: Whose it is.
  /// - Returns: The subscription.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let sink = (object as? any Traceable) ?? (object as? View)?.owner
    return attach(
      Receiver(.subscription(to: self, sink: sink)) { object[keyPath: keyPath] = $0 })
  }

  /// Writes each value to a published property, for as long as that lives.
  ///
  /// It belongs to ``Published``: OpenCombine's method takes OpenCombine's property only.
  ///
  /// - Parameter published: The property's publisher.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.keep(
      attach(Receiver(.subscription(to: self)) { [weak subject] in subject?.value = $0 }))
  }
}
