public import HeadlessUI
public import Trace

/// The layout of the screen `counter`: a wheel for each digit, and three buttons.
@Traced(.view)
public final class CounterScreen: View {
  /// The wheels; the ones come first, as in ``Tally``, though they are last on the screen.
  public let digits: [Label]
  /// Counts one further.
  public let increment = Button(identifier: "increment", title: "Count")
  /// Turns the smallest digits up.
  public let up = Button(identifier: "up", title: "Up")
  /// Turns the largest digits down.
  public let down = Button(identifier: "down", title: "Down")

  /// A screen with so many wheels.
  public init(digits count: Int) {
    digits = (0..<count).map { Label(identifier: "digit.\($0)") }
    super.init(identifier: "counter")
    for label in digits.reversed() { addSubview(label) }
    for button in [increment, up, down] { addSubview(button) }
  }
}
