import HeadlessUI
import Samples

/// Loads the profile's view, and puts a controller between it and the profile.
@Traced(.composition)
final class ProfileViewController: ViewController {
  private let profile: ProfileModel
  private let screen: ProfileScreen
  private var controller: ProfileController?

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
    controller = ProfileController(profile: profile, screen: screen)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    controller?.viewWillAppear()
  }
}
