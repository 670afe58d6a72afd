/// The action of a control on an event.
public final class Action {
  /// The title of the action.
  public let title: String
  /// The control that performs the action, while it does so.
  public internal(set) weak var sender: Control?

  private let handler: (Action) -> Void

  /// Creates an action whose handler receives the action.
  public init(title: String = "", handler: @escaping (Action) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// Creates an action whose handler does not need to know the action.
  public init(title: String = "", handler: @escaping () -> Void) {
    self.title = title
    self.handler = { _ in handler() }
  }

  func perform(for sender: Control) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
