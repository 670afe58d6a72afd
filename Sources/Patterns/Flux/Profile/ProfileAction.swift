import Samples

/// Something that can happen to a profile.
enum ProfileAction: Equatable {
  case refresh
  case receive(Result<Profile, ServerError>)
  case changePresence(to: Presence)
}
