extension Window {
  /// Answers the alert that shows.
  ///
  /// - Parameter title: The title of one of its actions.
  /// - Throws: When no alert shows, or it has no such action.
  public func choose(_ title: String) throws(InteractionError) {
    guard let alert else { throw .noAlert(choice: title) }
    guard let index = alert.actions.firstIndex(where: { $0.title == title }) else {
      throw .noSuchAction(title, known: alert.actions.map(\.title))
    }
    alert.choose(index)
  }
}
