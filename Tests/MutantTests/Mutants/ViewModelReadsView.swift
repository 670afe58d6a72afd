import HeadlessUI
import Samples
import Trace

@testable import MVVM

/// MVVM whose view model looks at the screen to know what it shows.
@Traced(.composition)
final class ViewModelReadsViewApp: App {
  let window: Window

  init(setup: TallyCounterSetup, environment: Environment) {
    let screen = CounterScreen(digits: setup.digits)
    let viewModel = PeepingViewModel(counter: TallyCounter(setup.tally), screen: screen)
    window = Window(
      rootViewController: SeenCounterController(viewModel: viewModel, screen: screen))
    window.makeKeyAndVisible()
  }
}

@Traced(.viewModel)
final class PeepingViewModel {
  let wheels: [WheelViewModel]
  private let counter: TallyCounter
  private weak var screen: CounterScreen?
  private var observation: ObservationToken?

  init(counter: TallyCounter, screen: CounterScreen) {
    self.counter = counter
    self.screen = screen
    wheels = screen.digits.map { _ in WheelViewModel() }
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  func increment() { counter.increment() }

  private func show(_ tally: Tally) {
    for (index, digit) in tally.digits.enumerated() {
      if screen?.digits[index].text != String(digit) { wheels[index].show(digit) }
    }
  }
}

@Traced(.view)
final class SeenCounterController: ViewController {
  private let viewModel: PeepingViewModel
  private let screen: CounterScreen
  private var bindings: [NotificationToken] = []

  init(viewModel: PeepingViewModel, screen: CounterScreen) {
    self.viewModel = viewModel
    self.screen = screen
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.viewModel.increment() }, for: .touchUpInside)
    bindings = zip(viewModel.wheels, screen.digits).map { wheel, label in
      Binder(wheel).bind(\.text, to: label, \.text)
    }
  }
}
