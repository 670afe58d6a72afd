import HeadlessUI
import Reactive
import Samples

/// The second screen: gives its taps, shows what its view model publishes.
@Traced(.view)
final class DetailViewController: ViewController {
  private let factory: StarFactory
  private let screen: DetailScreen
  private let didLoad = PassthroughSubject<Void, Never>()
  private var viewModel: DetailViewModel?
  private var cancellables: [AnyCancellable] = []

  init(factory: StarFactory) {
    screen = DetailScreen()
    self.factory = factory
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = factory.makeDetailViewModel(
      inputs: .init(
        viewDidLoad: didLoad.eraseToAnyPublisher(),
        star: screen.star.tapPublisher))
    cancellables = StarButtonBinding.bind(viewModel.appearance, to: screen.star)
    self.viewModel = viewModel
    didLoad.send()
  }
}
