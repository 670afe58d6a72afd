public import HeadlessUI
public import Trace

/// The layout of the screen `search`.
@Traced(.view)
public final class SearchScreen: View {
  /// The search bar for the text to look for.
  public let search = SearchBar(identifier: "search", placeholder: "Search users")
  /// The users that were found.
  public let results = TableView(identifier: "results")
  /// The number of users that have arrived, and of all that there are.
  public let total = Label(identifier: "total")
  /// Spins while a request is under way.
  public let spinner = ActivityIndicator(identifier: "spinner")
  /// Ends editing; in sight while the field is being edited.
  public let cancel = Button(identifier: "cancel", title: "Cancel")

  /// The screen before anything was typed.
  ///
  /// - Parameter visibleRows: How many rows are in sight at a time.
  public init(visibleRows: Int) {
    super.init(identifier: "search")
    results.visibleRowCount = visibleRows
    cancel.isHidden = true
    for view in [search, results, total, spinner, cancel] { addSubview(view) }
  }
}
