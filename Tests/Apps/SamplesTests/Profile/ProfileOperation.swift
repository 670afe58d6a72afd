import Samples

/// Something that may happen to a profile, by name, so that all sequences can be tried.
enum ProfileOperation: CaseIterable {
  case refresh
  case answer
  case fail
  case pushOnline
  case pushOffline

  /// Applies it to a value.
  ///
  /// - Parameters:
  ///   - state: The value.
  ///   - number: How many requests have been made so far, which an answer says by its age.
  func apply(to state: inout ProfileState, requests number: Int) {
    switch self {
    case .refresh: state.refresh()
    case .answer:
      state.received(.success(Profile(name: "Viola", age: 33 + number, presence: .offline)))
    case .fail: state.received(.failure(.offline))
    case .pushOnline: state.presenceChanged(to: .online)
    case .pushOffline: state.presenceChanged(to: .offline)
    }
  }
}
