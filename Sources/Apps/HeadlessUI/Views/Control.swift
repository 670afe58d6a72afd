import Trace

/// A view that a person acts on.
open class Control: View {
  /// Says whether the control takes part in what a person does.
  @Visible("isEnabled") public var isEnabled = true

  private var registrations: [ActionRegistration] = []
}

/// The states in which a control can look different.
public nonisolated enum ControlState: Sendable, Hashable {
  case normal
}

/// An event that can happen to a control.
public nonisolated enum ControlEvent: String, Sendable, Hashable {
  case touchUpInside
  case valueChanged
  case editingDidBegin
  case editingChanged
  case editingDidEnd
  /// The keyboard's return key.
  case primaryActionTriggered
}

extension Control {
  /// Has an action performed whenever an event happens; the same action is not added twice.
  ///
  /// This is a binding, from the control's owner to the participant in whose method it is made.
  public func addAction(_ action: Action, for event: ControlEvent) {
    let binding = LiveBinding(.targetAction, source: owner, member: member(event.rawValue))
    add(action, for: event, binding)
  }

  /// Has a target do something whenever an event happens, as long as the target lives.
  ///
  /// UIKit names what to do by a selector, which there is not everywhere; here it is a method of
  /// the target's type:
  ///
  /// ```swift
  /// button.addTarget(presenter, action: CounterPresenter.didTapIncrement, for: .touchUpInside)
  /// ```
  ///
  /// This is a binding, from the control's owner to the target.
  ///
  /// - Parameters:
  ///   - target: Who does it; the control does not keep it alive.
  ///   - action: What it does.
  ///   - event: When.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for event: ControlEvent
  ) {
    let binding = LiveBinding(
      .targetAction, source: owner, sink: target as? any Traceable,
      member: member(event.rawValue))
    add(
      Action { [weak target] in if let target { action(target)() } }, for: event, binding)
  }

  /// Has an action performed by way of a binding that the caller keeps.
  package func addUnboundAction(_ action: Action, for event: ControlEvent) {
    add(action, for: event, nil)
  }

  private func add(_ action: Action, for event: ControlEvent, _ binding: LiveBinding?) {
    removeAction(action, for: event)
    registrations.append(ActionRegistration(action: action, event: event, binding: binding))
  }

  /// Ends what ``addAction(_:for:)`` began.
  public func removeAction(_ action: Action, for event: ControlEvent) {
    registrations.removeAll { $0.action === action && $0.event == event }
  }

  /// Performs the actions for an event, in the order in which they were added.
  ///
  /// An action that another one removes meanwhile is not performed any more.
  public func sendActions(for event: ControlEvent) {
    for registration in registrations where registration.event == event {
      guard registrations.contains(where: { $0.isSame(as: registration) }) else { continue }
      deliver(through: registration.binding) { registration.action.perform(for: self) }
    }
  }
}

extension Control {
  private struct ActionRegistration {
    let action: Action
    let event: ControlEvent
    let binding: LiveBinding?

    func isSame(as other: ActionRegistration) -> Bool {
      action === other.action && event == other.event
    }
  }
}
