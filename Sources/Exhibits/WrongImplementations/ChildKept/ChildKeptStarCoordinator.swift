import HeadlessUI
import Samples

/// Begins with the first screen, and goes where its view model asks to go.
@Traced(.coordinator)
final class ChildKeptStarCoordinator: ChildKeptStackCoordinator {
  private let star: StarModel

  init(star: StarModel, navigation: NavigationController) {
    self.star = star
    super.init(navigation: navigation)
  }

  override func makeRoot() -> ViewController {
    let viewModel = ChildKeptStarViewModel(star: star, navigation: NavigationModel(star: star))
    viewModel.delegate = self
    return ChildKeptStarViewController(viewModel: viewModel)
  }
}

@Traced(extending: .coordinator)
extension ChildKeptStarCoordinator: ChildKeptStarViewModelDelegate {
  func starViewModelDidRequestDetail(_ viewModel: ChildKeptStarViewModel) {
    guard navigation.topViewController === root else { return }
    push(ChildKeptDetailCoordinator(star: star, navigation: navigation))
  }

  func starViewModelDidRefuseDetail(_ viewModel: ChildKeptStarViewModel) {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak viewModel] _ in
        viewModel?.starAndOpenChosen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert)
  }
}
