import HeadlessUI
import Samples

/// The delayed star in Cocoa MVC, whose wish to open the item is never forgotten.
@Traced(.composition)
final class RequestKeptApp: App {
  let window: Window

  init(setup: DelayedStarSetup, environment: Environment) {
    let star = StarModel(clock: environment.clock)
    window = Window(
      rootViewController: NavigationController(
        rootViewController: RequestKeptViewController(star: star)))
    window.makeKeyAndVisible()
  }
}

/// Remembers by a flag that the item is to be opened.
@Traced(.controller)
final class RequestKeptViewController: AskingStarViewController {
  private var wantsToOpen = false

  override func starAndOpen() {
    wantsToOpen = true
    star.star()
  }

  /// The mistake: the flag is cleared neither where the wish is granted nor where the star settles
  /// at ☆, so that the next ★ opens the item unasked.
  override func show(_ state: StarState) {
    super.show(state)
    if wantsToOpen, state.isStarred { openDetail() }
  }
}
