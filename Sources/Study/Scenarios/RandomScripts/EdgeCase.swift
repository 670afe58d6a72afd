import HeadlessUI
import Samples

/// A situation in which patterns tend to differ; the raw value is its name in reports.
///
/// An app is switching while a visible widget is disabled. A page is loaded when an answer adds
/// rows to a list that already has some.
public enum EdgeCase: String, Sendable, Hashable, CaseIterable {
  case alertAppears = "alerts"
  case alertAnswered = "alert answers"
  case push = "screens pushed"
  case pop = "screens popped"
  case tab = "tabs"
  case leave = "leaves"
  case leaveWhileSwitching = "leaves while switching"
  case tapWhileSwitching = "taps while switching"
  case tapDisabled = "taps on something disabled"
  case backWhileSwitching = "going back while switching"
  case waitBehindAlert = "waits behind an alert"
  case serverAnswers = "server answers"
  case serverFails = "server failures"
  case answersOutOfOrder = "answers out of order"
  case answersCancelled = "answers to cancelled requests"
  case answersBehindAlert = "answers behind an alert"
  case leaveDuringRequest = "leaves with a request under way"
  case pageLoaded = "pages loaded"
  case serverSends = "server pushes"
  case serverSendsDuringRequest = "server pushes during a request"
}

// MARK: Edge cases that a sample can have

extension EdgeCase {
  /// A property of a sample that is required for an edge case.
  enum Premise: Hashable {
    case alert, stack, tabs, disabledWidget, longList, server, events

    static func known(of sample: SampleDescription) -> Set<Self> {
      guard let server = sample.server else { return [] }
      return server.events.isEmpty ? [.server] : [.server, .events]
    }

    static func shown(by frame: Frame) -> Set<Self> {
      var shown: Set<Self> = []
      if frame.alert != nil { shown.insert(.alert) }
      if frame.depth > 1 { shown.insert(.stack) }
      if frame.tab != nil { shown.insert(.tabs) }
      if frame.hasDisabledWidget { shown.insert(.disabledWidget) }
      if frame.hasLongList { shown.insert(.longList) }
      return shown
    }
  }

  /// The premises that a sample must meet for this edge case to be possible.
  var premises: Set<Premise> {
    switch self {
    case .leave: []
    case .alertAppears, .alertAnswered, .waitBehindAlert: [.alert]
    case .push, .pop: [.stack]
    case .tab: [.tabs]
    case .leaveWhileSwitching, .tapWhileSwitching, .tapDisabled: [.disabledWidget]
    case .backWhileSwitching: [.stack, .disabledWidget]
    case .serverAnswers, .serverFails, .answersOutOfOrder, .answersCancelled, .leaveDuringRequest:
      [.server]
    case .answersBehindAlert: [.server, .alert]
    case .pageLoaded: [.server, .longList]
    case .serverSends, .serverSendsDuringRequest: [.events]
    }
  }
}

// MARK: Edge cases that a step meets

extension EdgeCase {
  func isMet(by action: StepAction, from before: Situation, to after: Situation) -> Bool {
    let (frame, next) = (before.frame, after.frame)
    return switch self {
    case .alertAppears: frame.alert == nil && next.alert != nil
    case .alertAnswered: action.verb is ChooseVerb
    case .push: frame.depth > 0 && frame.tab == next.tab && next.depth > frame.depth
    case .pop: next.depth > 0 && frame.tab == next.tab && next.depth < frame.depth
    case .tab: action.verb is TabVerb && frame.tab != next.tab
    case .leave: action.verb is LeaveVerb
    case .leaveWhileSwitching: action.verb is LeaveVerb && frame.hasDisabledWidget
    case .tapWhileSwitching: action.verb is TapVerb && frame.hasDisabledWidget
    case .tapDisabled: tapped(action).flatMap { frame[$0]?.isEnabled } == false
    case .backWhileSwitching: action.verb is BackVerb && frame.hasDisabledWidget
    case .waitBehindAlert: action.verb is WaitVerb && frame.alert != nil
    case .serverAnswers: after.requests(.answered).count > before.requests(.answered).count
    case .serverFails: after.requests(.failed).count > before.requests(.failed).count
    case .answersOutOfOrder: isLate(from: before, to: after)
    case .answersCancelled: completed(action).map(before.requests(.cancelled).contains) == true
    case .answersBehindAlert: frame.alert != nil && Self.completed(from: before, to: after) != []
    case .leaveDuringRequest: action.verb is LeaveVerb && before.requests(.pending) != []
    case .pageLoaded:
      Self.completed(from: before, to: after) != [] && next.hasLongerList(than: frame)
    case .serverSends: action.verb is PushVerb
    case .serverSendsDuringRequest: action.verb is PushVerb && before.requests(.pending) != []
    }
  }

  private func tapped(_ action: StepAction) -> String? {
    (action.verb as? TapVerb)?.widget
  }

  /// Returns the number of the request that a step answers or fails.
  private func completed(_ action: StepAction) -> Int? {
    (action.verb as? any RequestVerb)?.number
  }

  /// Returns whether a request was answered or failed after a later one.
  private func isLate(from before: Situation, to after: Situation) -> Bool {
    Self.completed(from: before, to: after).contains { number in
      before.completed.contains { $0 > number }
    }
  }

  /// Returns the requests that were answered or failed in a step.
  private static func completed(from before: Situation, to after: Situation) -> [Int] {
    after.completed.filter { !before.completed.contains($0) }
  }
}

extension Situation {
  fileprivate var completed: [Int] { requests(.answered) + requests(.failed) }
}

extension Frame {
  fileprivate var hasDisabledWidget: Bool { widgets.contains { $0.isEnabled == false } }

  /// Indicates whether a list has rows that are out of sight.
  fileprivate var hasLongList: Bool {
    widgets.contains { ($0.count ?? 0) > ($0.rows?.count ?? 0) }
  }

  /// Returns whether a list that had rows before has more of them on the same screen.
  fileprivate func hasLongerList(than before: Frame) -> Bool {
    guard (screen, tab, titles) == (before.screen, before.tab, before.titles) else { return false }
    return widgets.contains { widget in
      guard let count = before[widget.identifier]?.count, count > 0 else { return false }
      return (widget.count ?? 0) > count
    }
  }
}
