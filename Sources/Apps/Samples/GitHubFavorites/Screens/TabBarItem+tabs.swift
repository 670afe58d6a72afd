public import HeadlessUI

extension TabBarItem {
  /// The tab in which users are searched for.
  public static func search() -> TabBarItem { TabBarItem(identifier: "search", title: "Search") }

  /// The tab that lists the favorites.
  public static func favorites() -> TabBarItem {
    TabBarItem(identifier: "favorites", title: "Favorites")
  }
}
