import HeadlessUI
import Samples

/// The first screen: shows what its stores hold, opens the item when a request is granted, and tells
/// the action creator what was tapped and chosen.
@Traced(.view)
final class DispatchesInsideStarViewController: ViewController {
  private let actions: DispatchesInsideStarActions
  private let star: StarStore
  private let navigation: DispatchesInsideNavigationStore
  private let question: QuestionStore
  private let screens: DispatchesInsideStarScreenFactory
  private let screen: StarScreen
  /// Held to stay subscribed to the stores.
  private var subscriptions: [StoreSubscription] = []

  init(
    actions: DispatchesInsideStarActions, star: StarStore,
    navigation: DispatchesInsideNavigationStore, question: QuestionStore,
    screens: DispatchesInsideStarScreenFactory
  ) {
    screen = StarScreen()
    self.actions = actions
    self.star = star
    self.navigation = navigation
    self.question = question
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.actions.toggle() }, for: .touchUpInside)
    screen.navigate.addAction(
      Action { [weak self] _ in self?.actions.navigate() }, for: .touchUpInside)
    subscriptions = [
      star.subscribe { [weak self] in self?.showStar() },
      navigation.subscribe { [weak self] in self?.navigationChanged() },
      question.subscribe { [weak self] in self?.questionChanged() },
    ]
    showStar()
  }

  private func showStar() {
    DispatchesInsideStarAppearance(star.value).apply(to: screen.star)
  }

  private func navigationChanged() {
    guard navigation.value == .granted else { return }
    if navigationController?.topViewController === self { openDetail() }
    actions.requestTaken()
  }

  private func openDetail() {
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  private func questionChanged() {
    if question.value { askToStar() }
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.actions.starAndOpen()
      })
    alert.addAction(
      AlertAction(title: UnstarredAlert.ok, style: .cancel) { [weak self] _ in
        self?.actions.questionDismissed()
      })
    present(alert, animated: true)
  }
}
