/// The wish to open an item, which is granted only once the item is starred.
public nonisolated enum NavigationRequest: Hashable, Sendable {
  case none
  case waiting
  case granted

  /// Returns the states through which a request passes when it is made.
  ///
  /// - Parameter state: The state of the star.
  /// - Returns: The requests to pass through, in order.
  public func requested(at state: StarState) -> [NavigationRequest] {
    state.isStarred ? [.waiting, .granted, .none] : [.waiting]
  }

  /// Returns the states through which a request passes when the star changes.
  ///
  /// Only settling concerns it: hearing a settled state again does not.
  ///
  /// - Parameters:
  ///   - old: Where the star stood.
  ///   - new: Where it is now.
  /// - Returns: The requests to pass through, in order.
  public func starChanged(from old: StarState, to new: StarState) -> [NavigationRequest] {
    guard self == .waiting, old.isSwitching, !new.isSwitching else { return [] }
    return new.isStarred ? [.granted, .none] : [.none]
  }
}
