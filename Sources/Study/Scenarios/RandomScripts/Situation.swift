import HeadlessUI
import Samples

/// The state after a step, with which the next one begins.
struct Situation {
  /// The frame that a person sees.
  let frame: Frame
  /// The tabs, one of which is selected; empty where there are none.
  let tabs: [String]
  /// The outcome of each request, in order of issue; `nil` if the sample has no server.
  let requests: [RequestState]?

  /// Says whether a request is under way.
  var isWaiting: Bool { !requests(.pending).isEmpty }

  /// The numbers of the requests in a state, from 1, in order of issue.
  func requests(_ state: RequestState) -> [Int] {
    (requests ?? []).indices.filter { requests?[$0] == state }.map { $0 + 1 }
  }
}

/// The choices that are made before a random script begins.
struct RandomSetting: Hashable {
  /// The numbers that the sample is set up with, by key.
  var setup: [String: Int] = [:]
  /// The mode that says when the sample's server answers.
  var server = ServerMode.standard
}
