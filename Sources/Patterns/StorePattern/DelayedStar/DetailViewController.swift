import HeadlessUI
import Samples

/// The second screen: shows what differs in its star.
@Traced(.view)
final class DetailViewController: ViewController {
  private let viewModel: DetailViewModel
  private let screen: DetailScreen
  /// Held to keep the subscription alive.
  private var subscription: (any Subscription)?

  init(viewModel: DetailViewModel) {
    screen = DetailScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.viewModel.toggle() }, for: .touchUpInside)
    subscription = viewModel.store.subscribe { [weak self] old, new in
      self?.show(Changes(old: old, new: new))
    }
  }

  private func show(_ changes: Changes<DetailViewModel.State>) {
    StarButtonChanges.apply(changes.map(\.star), to: screen.star)
  }
}
