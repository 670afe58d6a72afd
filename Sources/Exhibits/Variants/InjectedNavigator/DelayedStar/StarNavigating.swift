/// The places that the first screen's view model can go to.
protocol StarNavigating: AnyObject {
  /// Opens the item, if the first screen is on top of its stack.
  func openDetail()
  /// Asks whether the star is to be set first; the closure is called if the person wants that.
  func askToStar(starAndOpen: @escaping () -> Void)
}
