import HeadlessUI
import Samples

/// What a step leaves behind, and the next one begins with.
struct Situation {
  /// What a person sees.
  let frame: Frame
  /// The tabs, one of which is selected; empty where there are none.
  let tabs: [String]
  /// What became of each request, in order of issue; `nil` if the sample has no server.
  let requests: [RequestState]?

  /// Whether a request is under way.
  var isWaiting: Bool { !requests(.pending).isEmpty }

  /// The numbers of the requests in a state, from 1, in order of issue.
  func requests(_ state: RequestState) -> [Int] {
    (requests ?? []).indices.filter { requests?[$0] == state }.map { $0 + 1 }
  }
}

/// What is chosen before a random script begins.
struct RandomSetting: Hashable {
  /// The numbers that the sample is set up with, by key.
  var setup: [String: Int] = [:]
  /// When the sample's server answers.
  var server = ServerMode.standard
}
