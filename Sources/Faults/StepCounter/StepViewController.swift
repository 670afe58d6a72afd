import HeadlessUI
import Samples

/// The step counter's controller in Cocoa MVC; as it is, it is right, and each mistake overrides a
/// part of it.
@Traced(.controller)
class StepViewController: ViewController {
  let counter: StepCounter
  private let screen = StepCounterScreen()
  var observation: ObservationToken?

  init(counter: StepCounter) {
    self.counter = counter
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(Action { [weak self] _ in self?.increment() }, for: .touchUpInside)
    screen.decrement.addAction(Action { [weak self] _ in self?.decrement() }, for: .touchUpInside)
    observe()
  }

  func observe() {
    observation = counter.observe { [weak self] count in self?.show(count) }
  }

  func increment() { counter.increment() }

  func decrement() { counter.decrement() }

  final func show(_ count: StepCount) {
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
