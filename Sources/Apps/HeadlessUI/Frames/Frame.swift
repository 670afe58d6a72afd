/// The contents of the screen, as the user sees it when the app has settled.
public nonisolated struct Frame: Sendable, Hashable, Codable {
  /// The identifier of the top screen; `nil` when no app is open.
  public var screen: String?
  /// The selected tab, if there are tabs.
  public var tab: String?
  /// The titles on the visible stack, its root first; empty texts for screens without one.
  public var titles: [String] = []
  /// The height of the visible stack, of which the root is 1; 0 if it is empty or no app is open.
  public var depth = 0
  /// The top screen's widgets, in layout order.
  public var widgets: [Widget] = []
  /// The alert above the screen.
  public var alert: Alert?

  /// Creates a frame, whose properties are set later.
  public init(screen: String?) {
    self.screen = screen
  }

  /// The empty frame, for when no app is open.
  public static let none = Frame(screen: nil)

  /// Returns the widget with an identifier.
  public subscript(identifier: String) -> Widget? {
    widgets.first { $0.identifier == identifier }
  }
}

nonisolated extension Frame {
  /// An alert as the user sees it.
  public nonisolated struct Alert: Sendable, Hashable, Codable {
    /// The title, if there is one.
    public var title: String?
    /// The message of the alert.
    public var message: String
    /// The titles of the actions.
    public var actions: [String]

    /// Creates an alert.
    public init(title: String? = nil, message: String, actions: [String]) {
      self.title = title
      self.message = message
      self.actions = actions
    }
  }
}
