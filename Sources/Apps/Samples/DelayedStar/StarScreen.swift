public import HeadlessUI
public import Trace

/// The layout of the screen `star`.
@Traced(.view)
public final class StarScreen: View {
  /// The star, which a tap changes.
  public let star = Button(identifier: "star")
  /// Opens the item, if it is starred.
  public let navigate = Button(identifier: "navigate", title: "Open")

  /// The screen, with a star that shows nothing yet.
  public init() {
    super.init(identifier: "star")
    addSubview(star)
    addSubview(navigate)
  }
}

/// The layout of the screen `detail`.
@Traced(.view)
public final class DetailScreen: View {
  /// The same star.
  public let star = Button(identifier: "star")

  /// The screen, with a star that shows nothing yet.
  public init() {
    super.init(identifier: "detail")
    addSubview(star)
  }
}

/// The words of the alert that the screen `star` shows when an item that is not starred is to be
/// opened.
public nonisolated enum UnstarredAlert {
  public static let message = "Only a starred item can be opened."
  public static let starAndOpen = "Star and open"
  public static let ok = "OK"
}
