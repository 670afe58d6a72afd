public import HeadlessUI
public import Trace

/// The layout of the screen `user`.
@Traced(.view)
public final class UserScreen: View {
  /// The repositories of the user.
  public let repositories = TableView(identifier: "repositories")
  /// The number of users that have arrived, and of all that there are.
  public let total = Label(identifier: "total")
  /// Spins while a request is under way.
  public let spinner = ActivityIndicator(identifier: "spinner")

  /// The screen before anything has arrived.
  ///
  /// - Parameter visibleRows: How many rows are in sight at a time.
  public init(visibleRows: Int) {
    super.init(identifier: "user")
    repositories.visibleRowCount = visibleRows
    for view in [repositories, total, spinner] { addSubview(view) }
  }
}
