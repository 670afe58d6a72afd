import HeadlessUI
import Samples

/// Loads the profile's view, and puts two controllers behind it: one for what is known, one for
/// refreshing it.
@Traced(.composition)
final class ProfileViewController: ViewController {
  private let profile: ProfileModel
  private let screen: ProfileScreen
  private var profileController: ProfileController?
  private var refreshController: ProfileRefreshController?

  init(profile: ProfileModel) {
    screen = ProfileScreen()
    self.profile = profile
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    profileController = ProfileController(profile: profile, screen: screen)
    refreshController = ProfileRefreshController(profile: profile, screen: screen)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refreshController?.viewWillAppear()
  }
}
