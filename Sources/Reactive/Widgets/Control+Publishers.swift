public import HeadlessUI
public import OpenCombine

extension Control {
  /// Publishes whenever an event happens to the control.
  ///
  /// The publisher does not keep the control alive. A subscription is a binding from the control's
  /// owner, so a screen is put together before its publishers are subscribed to.
  public func publisher(for event: ControlEvent) -> AnyPublisher<Void, Never> {
    happenings(event) { _ in }
  }

  fileprivate func happenings<Output>(
    _ event: ControlEvent, _ read: @escaping (Control) -> Output
  ) -> AnyPublisher<Output, Never> {
    AnyPublisher(
      HappeningPublisher(self, event.rawValue) { control, tell in
        let action = Action { [weak control] in
          if let control { tell(read(control)) }
        }
        control.addUnboundAction(action, for: event)
        return { [weak control] in control?.removeAction(action, for: event) }
      })
  }
}

extension Button {
  /// Publishes taps.
  public var tapPublisher: AnyPublisher<Void, Never> { publisher(for: .touchUpInside) }
}

extension TextField {
  /// Publishes the text whenever the person changes it.
  public var textPublisher: AnyPublisher<String, Never> {
    happenings(.editingChanged) { ($0 as? TextField)?.text ?? "" }
  }

  /// Publishes whenever the person taps the return key.
  public var returnPublisher: AnyPublisher<Void, Never> { publisher(for: .primaryActionTriggered) }
}
