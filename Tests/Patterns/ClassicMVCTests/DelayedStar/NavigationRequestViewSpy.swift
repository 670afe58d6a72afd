import HeadlessUI
import Samples

@testable import ClassicMVC

/// A view of the request that counts how often its controller had it open the item.
final class NavigationRequestViewSpy: NavigationRequestView {
  private(set) var openings = 0

  override func open() { openings += 1 }
}
