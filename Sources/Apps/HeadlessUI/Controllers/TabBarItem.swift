/// The item that represents a controller in a tab bar.
public final class TabBarItem {
  /// The name by which scripts and frames know the tab.
  public var accessibilityIdentifier: String?
  /// The text that a person reads.
  public var title: String?

  /// A tab.
  public init(identifier: String? = nil, title: String? = nil) {
    accessibilityIdentifier = identifier
    self.title = title
  }

  /// The identifier, or else the title.
  var name: String { accessibilityIdentifier ?? title ?? "" }
}
