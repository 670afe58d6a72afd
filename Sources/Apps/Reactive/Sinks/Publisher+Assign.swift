import HeadlessUI
public import OpenCombine
import Trace

extension Publisher where Failure == Never {
  /// Writes each value to a property, until the subscription ends.
  ///
  /// As in Combine, the subscription keeps the object alive. The sink of the binding is the object
  /// or, for a widget, its owner.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let sink = (object as? any Traceable) ?? (object as? View)?.owner
    return attach(
      Receiver(.subscription(to: self, sink: sink)) { object[keyPath: keyPath] = $0 })
  }

  /// Writes each value to a published property, for as long as the property exists.
  ///
  /// This method is for ``Published``; OpenCombine's only accepts OpenCombine's property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.keep(
      attach(Receiver(.subscription(to: self)) { [weak subject] in subject?.value = $0 }))
  }
}
