/// Shows a controller and all that it contains and presents.
public final class Window {
  /// The controller that is shown.
  public let rootViewController: ViewController

  /// A window that does not show its controller yet.
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
  /// The window that shows this outermost controller, itself or what it was presented from.
  final var window: Window? { rootWindow ?? presenter?.root.window }
}

extension Window {
  /// The controller that takes the place of the whole window: the root, or what was presented last,
  /// alerts apart.
  var topContainer: ViewController {
    var top = rootViewController
    while let next = top.presented, !next.isOverlay { top = next }
    return top
  }

  var alert: AlertController? { topContainer.presented as? AlertController }

  /// The controller whose screen is in sight, beneath an alert.
  var topScreen: ViewController {
    var top = topContainer
    while let child = top.visibleChild { top = child }
    return top
  }

  /// Takes the keyboard from whatever has it.
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
