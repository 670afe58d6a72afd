import HeadlessUI
import Samples
import Trace

/// A counter whose controller asks for the next moment at every moment, without a delay.
@Traced(.composition)
final class EndlessTimerApp: App {
  let window: Window

  init(setup: TallyCounterSetup, environment: Environment) {
    window = Window(
      rootViewController: TickingViewController(
        counter: TallyCounter(setup.tally), clock: environment.clock, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}

@Traced(.controller)
final class TickingViewController: ViewController {
  private let screen: CounterScreen
  private let counter: TallyCounter
  private let clock: VirtualClock
  private var observation: ObservationToken?
  private var work: ScheduledWork?

  init(counter: TallyCounter, clock: VirtualClock, digits: Int) {
    self.counter = counter
    self.clock = clock
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.tick() }, for: .touchUpInside)
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) { label.text = String(digit) }
  }

  private func tick() {
    work = clock.schedule(after: 0, label: "tick") { [weak self] in self?.tick() }
  }
}
