/// A window, which shows a controller with its children and presented controllers.
public final class Window {
  /// The controller to show.
  public let rootViewController: ViewController

  /// Creates a window that does not show its controller yet.
  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    rootViewController.rootWindow = self
  }

  /// Shows the controller.
  public func makeKeyAndVisible() {
    rootViewController.beginAppearing(false)
    rootViewController.endAppearing(false)
  }
}

extension ViewController {
  /// The window that shows this outermost controller, directly or through presentation.
  final var window: Window? { rootWindow ?? presenter?.root.window }
}

extension Window {
  /// The controller that fills the window: the root, or the last presented one that is not an
  /// alert.
  var topContainer: ViewController {
    var top = rootViewController
    while let next = top.presented, !next.isOverlay { top = next }
    return top
  }

  var alert: AlertController? { topContainer.presented as? AlertController }

  /// The visible controller, beneath any alert.
  var topScreen: ViewController {
    var top = topContainer
    while let child = top.visibleChild { top = child }
    return top
  }

  /// Ends editing in all visible views.
  func endEditing() {
    var next: ViewController? = rootViewController
    while let controller = next {
      controller.endEditingWithin()
      next = controller.presented
    }
  }
}

extension ViewController {
  fileprivate final func endEditingWithin() {
    viewIfLoaded?.endEditing()
    visibleChild?.endEditingWithin()
  }
}
