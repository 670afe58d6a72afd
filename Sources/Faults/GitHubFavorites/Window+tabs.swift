import HeadlessUI
import Samples

extension Window {
  /// A window with the two tabs of the sample.
  convenience init(search: ViewController, favorites: ViewController) {
    let searching = NavigationController(rootViewController: search)
    searching.tabBarItem = .search()
    let listing = NavigationController(rootViewController: favorites)
    listing.tabBarItem = .favorites()
    self.init(rootViewController: TabBarController(viewControllers: [searching, listing]))
    makeKeyAndVisible()
  }
}
