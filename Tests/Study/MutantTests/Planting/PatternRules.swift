import Comparison
import Identifiers
import Testing
import Trace

/// The rules of a pattern, written down a second time: from what the literature says, not from the
/// front matter that is verified.
nonisolated struct PatternRules: Sendable, CustomTestStringConvertible {
  /// The pattern's identifier.
  let pattern: PatternID
  /// The role that turns values into what is seen.
  let presents: Role
  /// The pairs whose first role may command the second, but for what is narrowed to some methods.
  let commands: [Pair]
  /// The pairs whose first role may command the second by certain methods only.
  var narrowed: [Pair] = []
  /// The pairs whose first role may notify the second.
  let notifications: [Pair]
  /// The pairs whose first role commands the second, and knows it by a protocol only.
  var byProtocol: [Pair] = []

  var testDescription: String { pattern.description }

  /// One role and another.
  nonisolated struct Pair: Sendable, Hashable, CustomStringConvertible {
    let from: Role
    let to: Role

    var description: String { "\(from.rawValue) → \(to.rawValue)" }
    var reversed: Pair { Pair(from: to, to: from) }
  }
}

infix operator --> : ComparisonPrecedence

/// A pair of roles: `.view --> .presenter`.
nonisolated func --> (from: Role, to: Role) -> PatternRules.Pair {
  PatternRules.Pair(from: from, to: to)
}

// MARK: The patterns

extension PatternRules {
  nonisolated static let all = [
    PatternRules(
      pattern: "cocoa-mvc", presents: .controller,
      commands: [.controller --> .model, .controller --> .view],
      notifications: [.model --> .controller, .view --> .controller]),
    PatternRules(
      pattern: "classic-mvc", presents: .view,
      commands: [.controller --> .model],
      narrowed: [.controller --> .view, .view --> .composition],
      notifications: [.model --> .view, .view --> .controller]),
    PatternRules(
      pattern: "mvc2", presents: .controller,
      commands: [.controller --> .model, .controller --> .view],
      narrowed: [.controller --> .composition, .view --> .composition],
      notifications: [.model --> .controller, .view --> .controller]),
    PatternRules(
      pattern: "supervising-mvp", presents: .view,
      commands: [
        .view --> .presenter, .presenter --> .model, .presenter --> .view,
        .view --> .composition,
      ],
      notifications: [.model --> .view],
      byProtocol: [.view --> .presenter, .presenter --> .view]),
    PatternRules(
      pattern: "passive-mvp", presents: .presenter,
      commands: [
        .view --> .presenter, .presenter --> .model, .presenter --> .view,
        .view --> .composition,
      ],
      notifications: [.model --> .presenter],
      byProtocol: [.view --> .presenter, .presenter --> .view]),
    PatternRules(
      pattern: "viper", presents: .presenter,
      commands: [
        .view --> .presenter, .presenter --> .view, .presenter --> .interactor,
        .interactor --> .presenter, .interactor --> .model, .presenter --> .router,
        .router --> .view, .router --> .composition,
      ],
      notifications: [.model --> .interactor],
      byProtocol: [
        .view --> .presenter, .presenter --> .view, .presenter --> .interactor,
        .interactor --> .presenter, .presenter --> .router,
      ]),
    PatternRules(
      pattern: "mvvm", presents: .viewModel,
      commands: [.view --> .viewModel, .viewModel --> .model, .view --> .composition],
      notifications: [.model --> .viewModel, .viewModel --> .view]),
    PatternRules(
      pattern: "reactive-mvvm", presents: .viewModel,
      commands: [.viewModel --> .model, .view --> .composition],
      notifications: [.view --> .viewModel, .viewModel --> .view, .model --> .viewModel]),
    PatternRules(
      pattern: "mvvm-c", presents: .viewModel,
      commands: [
        .view --> .viewModel, .viewModel --> .model, .coordinator --> .view,
        .coordinator --> .viewModel, .coordinator --> .model,
      ],
      notifications: [
        .viewModel --> .view, .model --> .viewModel, .viewModel --> .coordinator,
        .view --> .coordinator,
      ]),
    PatternRules(
      pattern: "inputs-outputs-mvvm", presents: .viewModel,
      commands: [.view --> .viewModel, .viewModel --> .model, .view --> .composition],
      notifications: [.viewModel --> .view, .model --> .viewModel],
      byProtocol: [.view --> .viewModel]),
    PatternRules(
      pattern: "observable-mv", presents: .view,
      commands: [.view --> .model, .view --> .composition],
      notifications: [.model --> .view]),
    PatternRules(
      pattern: "flux", presents: .view,
      commands: [
        .view --> .actionCreator, .actionCreator --> .model, .actionCreator --> .dispatcher,
        .view --> .composition,
      ],
      narrowed: [.store --> .dispatcher],
      notifications: [
        .model --> .actionCreator, .dispatcher --> .store, .store --> .view,
        .store --> .actionCreator,
      ]),
    PatternRules(
      pattern: "tca", presents: .view,
      commands: [
        .view --> .store, .store --> .reducer, .reducer --> .model, .view --> .composition,
      ],
      notifications: [
        .store --> .view, .store --> .reducer, .reducer --> .store, .model --> .reducer,
      ]),
    PatternRules(
      pattern: "flux-mvvm", presents: .viewModel,
      commands: [
        .viewModel --> .actionCreator, .actionCreator --> .model,
        .actionCreator --> .dispatcher, .view --> .composition,
      ],
      narrowed: [.store --> .dispatcher],
      notifications: [
        .view --> .viewModel, .viewModel --> .view, .model --> .actionCreator,
        .dispatcher --> .store, .store --> .viewModel, .store --> .actionCreator,
      ]),
    PatternRules(
      pattern: "store-pattern", presents: .viewModel,
      commands: [.view --> .viewModel, .viewModel --> .model, .view --> .composition],
      narrowed: [.viewModel --> .store],
      notifications: [.model --> .viewModel, .store --> .view]),
  ]

  /// The roles that the pattern has, and that of what builds and connects them.
  nonisolated var roles: [Role] {
    let named = (commands + narrowed + notifications).flatMap { [$0.from, $0.to] }
    return Role.standard.filter { named.contains($0) || $0 == .composition }
  }

  /// Every two of its roles, of which the first acts; composition may do what it likes.
  nonisolated var pairs: [Pair] {
    roles.filter { $0 != .composition }.flatMap { from in
      roles.filter { $0 != from }.map { from --> $0 }
    }
  }

  /// Tells whether a role may call methods of another, or change it.
  nonisolated func mayCommand(_ pair: Pair) -> Bool { commands.contains(pair) }

  /// Tells whether a role may read another.
  nonisolated func mayRead(_ pair: Pair) -> Bool {
    commands.contains(pair) || mayObserve(pair)
  }

  /// Tells whether a role may register with another.
  nonisolated func mayObserve(_ pair: Pair) -> Bool { notifications.contains(pair.reversed) }

  /// Tells whether a role may name the types of another.
  nonisolated func mayName(_ pair: Pair) -> Bool {
    mayObserve(pair) || narrowed.contains(pair)
      || commands.contains(pair) && !byProtocol.contains(pair)
  }
}
