import Trace

/// A message with actions, of which the user chooses one.
public final class AlertController: ViewController {
  /// The message of the alert.
  public let message: String?
  /// The actions, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  private var bindings: [LiveBinding] = []

  /// Creates an alert without actions.
  public init(title: String? = nil, message: String?) {
    self.message = message
    super.init(life: Life(of: AlertController.self, .view))
    self.title = title
  }

  override var isOverlay: Bool { true }
}

extension AlertController {
  /// Adds an action, with a binding from the alert to the acting participant.
  public func addAction(_ action: AlertAction) {
    actions.append(action)
    bindings.append(LiveBinding(.closure, source: self, member: action.title))
  }

  /// Dismisses the alert and then performs an action, in UIKit's order.
  func choose(_ index: Int) {
    let (action, binding) = (actions[index], bindings[index])
    dismiss(animated: true)
    binding.deliver { action.handler?(action) }
  }
}

/// An action of an alert.
public final class AlertAction {
  /// The look of an action.
  public nonisolated enum Style: Sendable, Hashable {
    case `default`
    case cancel
  }

  /// The displayed text.
  public let title: String
  /// The look of the action.
  public let style: Style
  let handler: ((AlertAction) -> Void)?

  /// Creates an action.
  public init(title: String, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
