public import HeadlessUI
public import OpenCombine

extension Control {
  /// Publishes whenever an event happens to the control.
  ///
  /// The publisher does not keep the control alive. A subscription is a binding from the control's
  /// owner, so a screen is put together before its publishers are subscribed to.
  public func publisher(for event: ControlEvent) -> AnyPublisher<Void, Never> {
    AnyPublisher(
      HappeningPublisher(self, event.rawValue) { control, notify in
        let action = Action { notify(()) }
        control.addUnboundAction(action, for: event)
        return { [weak control] in control?.removeAction(action, for: event) }
      })
  }
}

extension Button {
  /// Publishes taps.
  public var tapPublisher: AnyPublisher<Void, Never> { publisher(for: .touchUpInside) }
}
