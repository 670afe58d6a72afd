import Diagrams
import Evidence
import HeadlessUI
import Scenarios
import SiteTemplates
import StaticSite

/// A wrong implementation's screens beside the right ones, step by step, as the first page shows
/// them one after another.
struct HomeRace {
  let shown: ShownWrongImplementation

  /// The number of screens that are shown, a second each; `home.css` has as many.
  private static let count = 6

  /// The last steps up to that in which the two differ, without those that change neither screen.
  private var steps: [ShownWrongImplementation.ComparedScreens] {
    let end = shown.differentScreens?.shownStep.number ?? .max
    var last: ShownWrongImplementation.ComparedScreens?
    let changing = shown.screens.filter { $0.shownStep.number <= end }.filter { screens in
      defer { last = screens }
      return last?.right != screens.right || last?.wrong != screens.wrong
    }
    return changing.suffix(Self.count)
  }

  /// For the template `parts/race`; nothing if the screens never differ.
  var value: PageValue {
    guard shown.differentScreens != nil else { return .bool(false) }
    return [
      "title": .string(shown.text.title), "address": .string(shown.address),
      "steps": .list(steps.map(\.value)),
    ]
  }
}
