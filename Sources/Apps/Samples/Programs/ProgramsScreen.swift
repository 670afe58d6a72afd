public import HeadlessUI
public import Trace

/// The layout of the screen `programs`.
@Traced(.view)
public final class ProgramsScreen: View {
  /// The titles of the programs.
  public let programs = TableView(identifier: "programs")
  /// Spins while a request is under way.
  public let spinner = ActivityIndicator(identifier: "spinner")
  /// Loads the list again.
  public let refresh = Button(identifier: "refresh", title: "Refresh")
  /// The reason why what is shown may be old, or not all.
  public let message = Label(identifier: "message")
  /// The reason why there is nothing to show.
  public let failure = Label(identifier: "failure")
  /// Loads the list again after such a failure.
  public let reload = Button(identifier: "reload", title: "Reload")

  /// The screen, with a list that shows nothing yet.
  public init() {
    super.init(identifier: "programs")
    programs.visibleRowCount = ProgramList.visibleRows
    for widget in [programs, spinner, refresh, message, failure, reload] { addSubview(widget) }
  }
}
