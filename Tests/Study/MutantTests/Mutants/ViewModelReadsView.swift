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
final class PeepingViewModel: Bindable {
  let changes: Changes<PeepingViewModel>
  private(set) var wheels: [String]
  private let counter: TallyCounter
  private weak var screen: CounterScreen?
  private var observation: ObservationToken?

  init(counter: TallyCounter, screen: CounterScreen) {
    self.counter = counter
    self.screen = screen
    let wheels = screen.digits.indices
    let names = wheels.map { (\PeepingViewModel.wheels[$0] as PartialKeyPath, "wheels[\($0)]") }
    changes = Changes(publishing: Dictionary(uniqueKeysWithValues: names))
    self.wheels = wheels.map { _ in "" }
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  func increment() { counter.increment() }

  private func show(_ tally: Tally) {
    for (wheel, digit) in tally.digits.enumerated() {
      if screen?.digits[wheel].text != String(digit) {
        changes.update(\.wheels[wheel], of: self, to: String(digit))
      }
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
    let binder = Binder(viewModel)
    bindings = screen.digits.enumerated().map { wheel, label in
      binder.bind(\.wheels[wheel], to: label, \.text)
    }
  }
}
