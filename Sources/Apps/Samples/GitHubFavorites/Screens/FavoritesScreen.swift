public import HeadlessUI
public import Trace

/// The layout of the screen `favorites`.
@Traced(.view)
public final class FavoritesScreen: View {
  /// The favorites.
  public let favorites = TableView(identifier: "favorites")
  /// Says that there are none.
  public let empty = Label(identifier: "empty", text: "No favorites yet")
  /// Removes them all.
  public let removeAll = Button(identifier: "removeAll", title: "Remove all")

  /// The screen, which shows nothing yet.
  ///
  /// - Parameter visibleRows: How many rows are in sight at a time.
  public init(visibleRows: Int) {
    super.init(identifier: "favorites")
    favorites.visibleRowCount = visibleRows
    for view in [favorites, empty, removeAll] { addSubview(view) }
  }
}
