public import HeadlessUI
public import Trace

/// The layout of the screen `counter`: a label, and two buttons.
@Traced(.view)
public final class StepCounterScreen: View {
  /// The number of steps.
  public let count = Label(identifier: "count")
  /// Counts one further.
  public let increment = Button(identifier: "increment", title: "Step")
  /// Takes one step back, if there is one.
  public let decrement = Button(identifier: "decrement", title: "Back")

  /// The screen, with a label that shows nothing yet.
  public init() {
    super.init(identifier: "counter")
    addSubview(count)
    addSubview(increment)
    addSubview(decrement)
  }
}

/// The opacity of a button of the screen `counter`.
public nonisolated enum ButtonAlpha {
  public static let enabled = 1.0
  public static let disabled = 0.5
}
