import HeadlessUI
import Reactive
import Samples
import Trace

@testable import FluxMVVM

/// Flux with view models whose view asks the store how many wheels there are.
@Traced(.composition)
final class ViewReadsStoreApp: App {
  let window: Window

  init(setup: TallyCounterSetup, environment: Environment) {
    let dispatcher = Dispatcher<TallyAction>(faults: environment.faults)
    let store = TallyStore(setup.tally, dispatcher: dispatcher)
    let screens = CountingScreenFactory(
      actions: TallyActions(dispatcher: dispatcher), store: store, digits: setup.digits)
    window = Window(
      rootViewController: CountingCounterController(
        screens: screens, store: store, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}

@Traced(.composition)
final class CountingScreenFactory {
  private let actions: TallyActions
  private let store: TallyStore
  private let digits: Int

  init(actions: TallyActions, store: TallyStore, digits: Int) {
    self.actions = actions
    self.store = store
    self.digits = digits
  }

  func makeViewModel(inputs: CounterViewModel.Inputs) -> CounterViewModel {
    CounterViewModel(actions: actions, store: store, digits: digits, inputs: inputs)
  }
}

@Traced(.view)
final class CountingCounterController: ViewController {
  private let screens: CountingScreenFactory
  private let store: TallyStore
  private let screen: CounterScreen
  private var viewModel: CounterViewModel?
  private var cancellables: [AnyCancellable] = []

  init(screens: CountingScreenFactory, store: TallyStore, digits: Int) {
    self.screens = screens
    self.store = store
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeViewModel(
      inputs: .init(
        increment: screen.increment.tapPublisher, up: screen.up.tapPublisher,
        down: screen.down.tapPublisher))
    let labels = screen.digits.prefix(store.value.digits.count)
    cancellables = zip(viewModel.wheels, labels).map { wheel, label in
      wheel.map(Optional.some).assign(to: \.text, on: label)
    }
    self.viewModel = viewModel
  }
}
