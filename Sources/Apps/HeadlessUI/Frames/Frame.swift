/// The contents of the screen that a person would see at a settled moment.
public nonisolated struct Frame: Sendable, Hashable, Codable {
  /// The identifier of the top screen; `nil` when no app is open.
  public var screen: String?
  /// The selected tab, if there are tabs.
  public var tab: String?
  /// The titles on the visible stack, its root first; empty texts for screens without one.
  public var titles: [String] = []
  /// The height of the visible stack, its root counting 1; 0 when it is empty, or no app is open.
  public var depth = 0
  /// The top screen's widgets, in layout order.
  public var widgets: [Widget] = []
  /// The alert that shows above the screen.
  public var alert: Alert?

  /// A frame to be filled in.
  public init(screen: String?) {
    self.screen = screen
  }

  /// The frame when no app is open: nothing is to be seen.
  public static let none = Frame(screen: nil)

  /// The widget with an identifier.
  public subscript(identifier: String) -> Widget? {
    widgets.first { $0.identifier == identifier }
  }
}

nonisolated extension Frame {
  /// An alert, as a person sees it.
  public nonisolated struct Alert: Sendable, Hashable, Codable {
    /// Its title, if it has one.
    public var title: String?
    /// The message of the alert.
    public var message: String
    /// The titles of its actions.
    public var actions: [String]

    /// An alert from its parts.
    public init(title: String? = nil, message: String, actions: [String]) {
      self.title = title
      self.message = message
      self.actions = actions
    }
  }
}
