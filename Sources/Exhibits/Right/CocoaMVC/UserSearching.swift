import Samples

/// A model as the search screen needs it, be it the right one or a wrong one.
protocol UserSearching: AnyObject {
  var search: UserSearch { get }
  func observe(_ handler: @escaping (UserSearch) -> Void) -> ObservationToken
  func observeFailures(_ handler: @escaping (ServerError) -> Void) -> ObservationToken
  func queryChanged(to query: String)
  func search(for query: String)
  func scrolled(to offset: Int)
}

extension UserSearchModel: UserSearching {}
extension AnswersAppendedUserSearchModel: UserSearching {}
extension JammedGuardUserSearchModel: UserSearching {}
extension OlderAnswerWinsUserSearchModel: UserSearching {}
extension RetryBlockedUserSearchModel: UserSearching {}
extension SpinnerStuckUserSearchModel: UserSearching {}
