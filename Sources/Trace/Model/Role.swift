/// What a pattern calls a participant.
///
/// The roles of every pattern share one vocabulary, so that the same colour and letter mean the
/// same thing on every page.
public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
  case model
  case view
  case controller
  case presenter
  case viewModel = "view model"
  case action
  case actionCreator = "action creator"
  case dispatcher
  case store
  /// What only builds and connects: an app's root, factories, a controller that holds no logic.
  case composition
}
