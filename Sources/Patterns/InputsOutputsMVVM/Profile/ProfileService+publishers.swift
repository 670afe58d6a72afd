import Reactive
import Samples

@Traced(extending: .model)
extension ProfileService {
  /// The profile, requested anew by each subscription.
  func profile() -> RequestPublisher<Profile> {
    RequestPublisher { self.profile($0) }
  }
}
