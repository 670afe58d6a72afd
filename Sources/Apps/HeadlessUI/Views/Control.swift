import Trace

/// A view that the user acts on.
open class Control: View {
  /// Indicates whether the control responds to the user.
  @Visible("isEnabled") public var isEnabled = true

  private var registrations: [ActionRegistration] = []
}

/// The states in which a control can look different.
public nonisolated enum ControlState: Sendable, Hashable {
  case normal
}

/// An event of a control.
public nonisolated enum ControlEvent: String, Sendable, Hashable {
  case touchUpInside
  case valueChanged
  case editingDidBegin
  case editingChanged
  case editingDidEnd
  /// The keyboard's return key was tapped.
  case primaryActionTriggered
}

extension Control {
  /// Adds an action for an event; the same action is not added twice.
  ///
  /// This creates a binding from the control's owner to the acting participant.
  public func addAction(_ action: Action, for event: ControlEvent) {
    let binding = LiveBinding(.targetAction, source: owner, member: member(event.rawValue))
    add(action, for: event, binding)
  }

  /// Adds a target and its action for an event, for as long as the target lives.
  ///
  /// UIKit identifies the action by a selector, which not every system has; here it is a method of
  /// the target's type:
  ///
  /// ```swift
  /// button.addTarget(presenter, action: CounterPresenter.didTapIncrement, for: .touchUpInside)
  /// ```
  ///
  /// This creates a binding from the control's owner to the target, which the control does not
  /// keep alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for event: ControlEvent
  ) {
    let binding = LiveBinding(
      .targetAction, source: owner, sink: target as? any Traceable,
      member: member(event.rawValue))
    add(
      Action { [weak target] in if let target { action(target)() } }, for: event, binding)
  }

  /// Adds an action whose binding the caller keeps.
  package func addUnboundAction(_ action: Action, for event: ControlEvent) {
    add(action, for: event, nil)
  }

  private func add(_ action: Action, for event: ControlEvent, _ binding: LiveBinding?) {
    removeAction(action, for: event)
    registrations.append(ActionRegistration(action: action, event: event, binding: binding))
  }

  /// Removes an action that ``addAction(_:for:)`` added.
  public func removeAction(_ action: Action, for event: ControlEvent) {
    registrations.removeAll { $0.action === action && $0.event == event }
  }

  /// Performs the actions for an event in the order in which they were added.
  ///
  /// An action that another one removes during this call is not performed.
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
