import Samples

/// The requests of the profile’s reducer, and its news.
@Traced(.model)
struct ProfileClient {
  let profile: (_ completion: @escaping (Result<Profile, ServerError>) -> Void) -> RequestToken
  let observePresence: (_ handler: @escaping (Presence) -> Void) -> EventToken
}
