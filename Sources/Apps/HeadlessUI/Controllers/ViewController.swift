public import Trace

/// A controller of a screen, or a container of other controllers.
///
/// A subclass with `@Traced` takes part in recordings under its own name and role. The life of
/// every controller is recorded.
open class ViewController: nonisolated Traceable, nonisolated OnScreen {
  public nonisolated let _life: Life

  private var loadedView: View?
  /// The state that decides whether ``updateProperties()`` is called at the next pass.
  final let updates = PropertyUpdates()
  /// The progress of the controller's appearance.
  final var appearance = Appearance.disappeared
  /// The reason why the controller appears or disappears; `nil` if its position stays the same.
  final var passage: AppearanceReason?
  /// The controller that this one, not a container of it, has presented.
  final var presented: ViewController?
  final weak var presenter: ViewController?
  final weak var rootWindow: Window?

  /// The container of this controller.
  public final internal(set) weak var parent: ViewController?
  /// The item that represents the controller in a tab bar.
  public final lazy var tabBarItem = TabBarItem()

  /// The title in a navigation bar.
  public final var title: String? {
    didSet {
      if isViewLoaded {
        Effects.wrote(on: self, widget: "screen", "title", old: oldValue, new: title)
      }
    }
  }

  /// Creates a controller whose view is not loaded yet.
  public init() {
    _life = Life(of: ViewController.self, .composition)
  }

  /// Creates a controller of this library, which takes part in recordings as a view.
  init(life: Life) {
    _life = life
  }

  /// Creates the view and assigns it to ``view``; override this method, but do not call it.
  open func loadView() { view = View() }
  /// The view was loaded; called once.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the controller's views from the models; see ``setNeedsUpdateProperties()``.
  open func updateProperties() {}

  /// The direct children of this controller.
  public var children: [ViewController] { [] }
  /// The child that is visible whenever this controller is.
  var visibleChild: ViewController? { nil }
  /// Indicates whether the controller beneath stays visible when this one is presented.
  var isOverlay: Bool { false }
  /// Removes a child, because it moves to another container.
  func remove(_ child: ViewController) {}
  /// A child is about to appear.
  func willShow(_ child: ViewController, _ animated: Bool) {}
  /// A child has appeared.
  func didShow(_ child: ViewController, _ animated: Bool) {}
}

// MARK: The view

extension ViewController {
  /// The controller's view, loaded at first access.
  public final var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let loaded = loadedView ?? View()
      self.view = loaded
      viewDidLoad()
      return loaded
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
    }
  }

  /// Indicates whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The view, if it has been loaded.
  public final var viewIfLoaded: View? { loadedView }

  /// Loads the view, unless it is loaded.
  public final func loadViewIfNeeded() { _ = view }
}

// MARK: Containers

extension ViewController {
  /// The nearest navigation controller that contains this one.
  public final var navigationController: NavigationController? { ancestor() }
  /// The nearest tab bar controller that contains this one.
  public final var tabBarController: TabBarController? { ancestor() }

  private final func ancestor<Container: ViewController>() -> Container? {
    guard let parent else { return nil }
    return parent as? Container ?? parent.ancestor()
  }

  /// The outermost controller that contains this one, or itself.
  final var root: ViewController { parent?.root ?? self }
}
