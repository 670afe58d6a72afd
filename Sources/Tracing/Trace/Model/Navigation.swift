/// How a container changes what it shows.
public enum Navigation: String, Sendable, Hashable, Codable, CaseIterable {
  case push
  case pop
  case popTo = "pop to"
  case popToRoot = "pop to root"
  /// All of a container's screens are replaced.
  case set
  case present
  case dismiss
  case selectTab = "select tab"

  /// Whether the screens that went are left for good, rather than hidden until they are shown
  /// again.
  public var leavesScreens: Bool { self != .selectTab }
}
