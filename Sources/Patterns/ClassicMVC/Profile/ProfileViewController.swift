import HeadlessUI
import Samples

/// Puts the profile's screen together.
@Traced(.composition)
final class ProfileViewController: ViewController {
  private let profile: ProfileModel
  private let screen: ProfileScreen
  private var pair: Pair<ProfileView, ProfileController>?

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
    pair = Pair(ProfileView(screen, of: profile), ProfileController(screen, of: profile))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pair?.controller.viewWillAppear()
  }
}
