public import Trace

/// Manages a screen, or contains other controllers that do.
///
/// A subclass with `@Traced` takes part in recordings under its own name and role; the life of
/// every controller is recorded here.
open class ViewController: nonisolated Traceable, nonisolated OnScreen {
  public nonisolated let _life: Life

  private var loadedView: View?
  /// The record of whether ``updateProperties()`` is to be called at the next pass.
  final let updates = PropertyUpdates()
  /// The extent to which the controller has come into sight.
  final var appearance = Appearance.disappeared
  /// The reason why the controller comes into sight or goes out of it.
  ///
  /// It is `nil` if the controller's place stays the same.
  final var passage: AppearanceReason?
  /// The controller that this one has presented itself, rather than one that contains it.
  final var presented: ViewController?
  final weak var presenter: ViewController?
  final weak var rootWindow: Window?

  /// The controller that contains this one.
  public final internal(set) weak var parent: ViewController?
  /// The item that represents the controller in a tab bar.
  public final lazy var tabBarItem = TabBarItem()

  /// The name that a navigation bar shows for the screen.
  public final var title: String? {
    didSet {
      if isViewLoaded {
        Effects.wrote(on: self, widget: "screen", "title", old: oldValue, new: title)
      }
    }
  }

  /// A controller whose view is not loaded yet.
  public init() {
    _life = Life(of: ViewController.self, .composition)
  }

  /// A controller of this library, which takes part in recordings as a view.
  init(life: Life) {
    _life = life
  }

  /// Creates the view and assigns it to ``view``; not to be called, only overridden.
  open func loadView() { view = View() }
  /// The view was loaded; called once.
  open func viewDidLoad() {}
  /// The view is about to come into sight.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has come into sight.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go out of sight.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone out of sight.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Writes what the controller's views show, from the models; see
  /// ``setNeedsUpdateProperties()`` for when it is called.
  open func updateProperties() {}

  /// The controllers that this one contains directly.
  public var children: [ViewController] { [] }
  /// The contained controller that is in sight whenever this one is.
  var visibleChild: ViewController? { nil }
  /// Says whether what is beneath stays in sight when this controller is presented.
  var isOverlay: Bool { false }
  /// Takes a contained controller out, because it moves into another container.
  func remove(_ child: ViewController) {}
  /// A contained controller is about to come into sight.
  func willShow(_ child: ViewController, _ animated: Bool) {}
  /// A contained controller has come into sight.
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

  /// Says whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The view, if it has been loaded.
  public final var viewIfLoaded: View? { loadedView }

  /// Loads the view, unless it has been.
  public final func loadViewIfNeeded() { _ = view }
}

// MARK: What contains it

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
