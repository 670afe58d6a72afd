import HeadlessUI
import Samples

/// The first screen: shows the star, and goes where its model says.
@Traced(.view)
final class StarViewController: ViewController {
  private let star: SharedStar
  private let model: StarScreenModel
  private let screens: StarScreenFactory
  private let screen: StarScreen

  init(star: SharedStar, model: StarScreenModel, screens: StarScreenFactory) {
    screen = StarScreen()
    self.star = star
    self.model = model
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
    screen.navigate.addAction(
      Action { [weak self] _ in self?.model.navigate() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // What was granted while another screen was on top is dropped.
    model.destinationTaken()
  }

  override func updateProperties() {
    super.updateProperties()
    StarAppearance(star.state).apply(to: screen.star)
    if let destination = model.destination { go(to: destination) }
  }

  private func go(to destination: StarScreenModel.Destination) {
    model.destinationTaken()
    switch destination {
    case .detail: openDetail()
    case .unstarredAlert: askToStar()
    }
  }

  private func openDetail() {
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.model.starAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }
}
