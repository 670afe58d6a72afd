/// The action of a control when something happens to it.
public final class Action {
  /// The title of the action.
  public let title: String
  /// The control that performs the action, while it does.
  public internal(set) weak var sender: Control?

  private let handler: (Action) -> Void

  /// An action whose handler receives the action.
  ///
  /// - Parameters:
  ///   - title: What the action is called.
  ///   - handler: What to do.
  public init(title: String = "", handler: @escaping (Action) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// An action whose handler need not know which one it is.
  ///
  /// - Parameters:
  ///   - title: What the action is called.
  ///   - handler: What to do.
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
