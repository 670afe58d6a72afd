import Trace

/// A container with controllers side by side, of which the selected one is visible.
open class TabBarController: ViewController {
  private var selected = 0

  private var contained: [ViewController] = []

  /// Creates a tab bar controller without tabs.
  public override init() {
    super.init(life: Life(of: TabBarController.self, .view))
  }

  /// Creates a tab bar controller and selects its first tab.
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
  /// After a replacement, the selected controller stays selected if it is among the new ones.
  /// Otherwise, the one at its index is selected or, if there is none, the first.
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

  /// The selected controller's index; an index out of range is ignored.
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
  /// The name of the tab in scripts and frames.
  public var accessibilityIdentifier: String?
  /// The displayed text.
  public var title: String?

  /// Creates a tab.
  public init(identifier: String? = nil, title: String? = nil) {
    accessibilityIdentifier = identifier
    self.title = title
  }

  /// The identifier or, without one, the title.
  var name: String { accessibilityIdentifier ?? title ?? "" }
}
