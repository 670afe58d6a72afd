import Trace

/// Contains controllers side by side, of which the selected one is in sight.
open class TabBarController: ViewController {
  private var selected = 0

  private var contained: [ViewController] = []

  /// A tab bar controller without tabs.
  public override init() {
    super.init(life: Life(of: TabBarController.self, .view))
  }

  /// A tab bar controller with its tabs, of which the first is selected.
  public convenience init(viewControllers: [ViewController]) {
    self.init()
    replaceControllers(with: viewControllers)
  }

  public override var children: [ViewController] { contained }
  override var visibleChild: ViewController? { selectedViewController }

  override func remove(_ child: ViewController) {
    replaceControllers(with: contained.filter { $0 !== child })
  }
}

extension TabBarController {
  /// The controllers, in the order of their tabs.
  ///
  /// When they are replaced, the selected one stays selected; if it is not among the new ones, the
  /// one at its index is, and if there is none, the first.
  public final var viewControllers: [ViewController] {
    get { contained }
    set {
      let (came, went) = (newValue.without(contained), contained.without(newValue))
      Effects.perform(on: self, .set, came: came.withContained, went: went.withContained) {
        replaceControllers(with: newValue)
      }
    }
  }

  /// The selected controller.
  public final var selectedViewController: ViewController? {
    viewControllers.indices.contains(selected) ? viewControllers[selected] : nil
  }

  /// The selected controller's index; one that does not exist is not selected.
  public final var selectedIndex: Int {
    get { selected }
    set {
      guard newValue != selected, viewControllers.indices.contains(newValue) else { return }
      let (old, new) = (selectedViewController, contained[newValue])
      Effects.perform(on: self, .selectTab, came: [new], went: [old].compactMap(\.self)) {
        selected = newValue
        transition(from: old, to: selectedViewController, animated: false)
      }
    }
  }

  private final func replaceControllers(with new: [ViewController]) {
    let (shown, index) = (selectedViewController, selected)
    replaceChildren(with: new, animated: false) {
      contained = new
      selected = new.firstIndex { $0 === shown } ?? (new.indices.contains(index) ? index : 0)
    }
  }
}

/// The item that represents a controller in a tab bar.
public final class TabBarItem {
  /// The name by which scripts and frames know the tab.
  public var accessibilityIdentifier: String?
  /// The text that a person reads.
  public var title: String?

  /// A tab.
  public init(identifier: String? = nil, title: String? = nil) {
    accessibilityIdentifier = identifier
    self.title = title
  }

  /// The identifier, or else the title.
  var name: String { accessibilityIdentifier ?? title ?? "" }
}
