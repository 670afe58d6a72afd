import HeadlessUI

/// What random scripts met, and whether the patterns agreed.
public struct RandomReport: Sendable {
  /// The sample's identifier.
  public let sample: String
  /// The seed of the first script.
  public let seed: UInt64
  /// How many scripts were played.
  public private(set) var scripts = 0
  /// How many steps were played, without the implicit ones at the beginning and the end.
  public private(set) var steps = 0
  /// How many steps began with each verb.
  public private(set) var verbs: [Verb: Int] = [:]
  /// After how many steps each screen was seen; `none` after leaving.
  public private(set) var screens: [String: Int] = [:]
  /// How many steps met each moment that proves something.
  public private(set) var moments: [Moment: Int] = [:]
  /// The first script that failed, if one did.
  public internal(set) var failure: RandomFailure?

  init(sample: String, seed: UInt64) {
    self.sample = sample
    self.seed = seed
  }

  /// What a share of all steps a number of them is, in percent.
  public func percent(_ count: Int) -> Double {
    steps == 0 ? 0 : 100 * Double(count) / Double(steps)
  }
}

/// A moment at which patterns tend to differ.
///
/// Something is switching while a widget in sight is disabled.
public enum Moment: String, Sendable, Hashable, CaseIterable, Comparable {
  case alertAppears = "alerts"
  case alertAnswered = "alert answers"
  case push = "pushes"
  case pop = "pops"
  case leave = "leaves"
  case leaveWhileSwitching = "leaves while switching"
  case tapWhileSwitching = "taps while switching"
  case tapDisabled = "taps on something disabled"
  case backWhileSwitching = "going back while switching"
  case waitBehindAlert = "waits behind an alert"

  /// Orders moments as they are declared.
  public static func < (left: Moment, right: Moment) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

// MARK: Counting

extension RandomReport {
  mutating func beginScript() { scripts += 1 }

  mutating func count(_ action: Step.Action, from before: Frame, to after: Frame) {
    steps += 1
    verbs[action.verb, default: 0] += 1
    screens[after.screen ?? "none", default: 0] += 1
    for moment in Moment.allCases where moment.isMet(by: action, from: before, to: after) {
      moments[moment, default: 0] += 1
    }
  }
}

extension Moment {
  fileprivate func isMet(by action: Step.Action, from before: Frame, to after: Frame) -> Bool {
    let isSwitching = before.widgets.contains { $0.isEnabled == false }
    return switch self {
    case .alertAppears: before.alert == nil && after.alert != nil
    case .alertAnswered: action.verb == .choose
    case .push: before.depth > 0 && after.depth > before.depth
    case .pop: after.depth > 0 && after.depth < before.depth
    case .leave: action.verb == .leave
    case .leaveWhileSwitching: action.verb == .leave && isSwitching
    case .tapWhileSwitching: action.verb == .tap && isSwitching
    case .tapDisabled: tapped(action).flatMap { before[$0]?.isEnabled } == false
    case .backWhileSwitching: action.verb == .back && isSwitching
    case .waitBehindAlert: action.verb == .wait && before.alert != nil
    }
  }

  private func tapped(_ action: Step.Action) -> String? {
    if case .tap(let widget, _) = action { widget } else { nil }
  }
}
