import Samples

/// What the profile’s reducer may request, and listen to.
@Traced(.model)
struct ProfileClient {
  let profile: (_ completion: @escaping (Result<Profile, ServerError>) -> Void) -> RequestToken
  let observePresence: (_ handler: @escaping (Presence) -> Void) -> EventToken
}
