import Samples

/// The rules of the profile a second time: no state that changes, but everything that has happened,
/// and what follows from it.
struct ReferenceProfile {
  var history: [ProfileOperation] = []

  /// The places in the history at which requests were made.
  private var requests: [Int] { history.indices.filter { history[$0] == .refresh } }

  /// The request that is answered, or fails, at a place; `nil` if none was under way there.
  private func request(endingAt place: Int) -> Int? {
    let before = history[..<place].lastIndex { [.refresh, .answer, .fail].contains($0) }
    return before.flatMap { history[$0] == .refresh ? $0 : nil }
  }

  /// The places in the history at which an answer reached the screen.
  private var answers: [Int] {
    history.indices.filter { history[$0] == .answer && request(endingAt: $0) != nil }
  }

  var requestCount: Int { requests.count }

  /// The number of the request that is under way.
  var request: Int? {
    request(endingAt: history.endIndex).map { place in requests.count { $0 <= place } }
  }

  var age: Int? {
    answers.last.map { place in 33 + requests.count { $0 < place } }
  }

  /// An answer is as old as its request; the newest knowledge counts.
  var presence: Presence? {
    let pushes = history.indices.filter { [.pushOnline, .pushOffline].contains(history[$0]) }
    let known =
      pushes.map { (age: $0, says: history[$0] == .pushOnline ? Presence.online : .offline) }
      + answers.map { (age: request(endingAt: $0) ?? $0, says: .offline) }
    return known.max { $0.age < $1.age }?.says
  }

  var failure: ServerError? {
    let last = history.indices.last { place in
      history[place] == .refresh
        || [.answer, .fail].contains(history[place]) && request(endingAt: place) != nil
    }
    return last.flatMap { history[$0] == .fail ? .offline : nil }
  }
}
