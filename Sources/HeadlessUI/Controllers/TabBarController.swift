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

  override var visibleChild: ViewController? { selectedViewController }
}

extension TabBarController {
  /// The controllers, in the order of their tabs.
  public final var viewControllers: [ViewController] {
    get { contained }
    set {
      let (came, went) = (newValue.without(contained), contained.without(newValue))
      Effects.perform(on: self, .set, came: came, went: went) {
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
      let (old, new) = (selectedViewController, viewControllers[newValue])
      Effects.perform(on: self, .selectTab, came: [new], went: [old].compactMap(\.self)) {
        selected = newValue
        transition(from: old, to: selectedViewController, animated: false)
      }
    }
  }

  private final func replaceControllers(with new: [ViewController]) {
    let (old, shown) = (contained, selectedViewController)
    contained = new
    for controller in new { controller.parent = self }
    selected = new.firstIndex { $0 === shown } ?? 0
    transition(from: shown, to: selectedViewController, animated: false)
    for controller in old.without(new) { controller.parent = nil }
  }
}
