import HeadlessUI
import Samples

/// Begins to observe whenever it wants to show the tally.
@Traced(.controller)
final class ObservesAgainCounterViewController: ViewController {
  private let counter: TallyCounter
  private let screen: CounterScreen
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(counter: TallyCounter, digits: Int) {
    self.counter = counter
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(Action { [weak self] _ in self?.increment() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.up() }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.down() }, for: .touchUpInside)
    refresh()
  }

  private func increment() {
    counter.increment()
    refresh()
  }

  private func up() {
    counter.up()
    refresh()
  }

  private func down() {
    counter.down()
    refresh()
  }

  /// The mistake: the first observation goes on for as long as its token is kept.
  private func refresh() {
    observations.append(counter.observe { [weak self] tally in self?.show(tally) })
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) {
      label.text = String(digit)
    }
  }
}
