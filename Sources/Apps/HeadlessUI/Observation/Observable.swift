/// A model whose reads and changes are tracked property by property.
///
/// `@Observable` adds the conformance.
public protocol Observable: AnyObject {}

/// Turns a class into a model whose stored variables are tracked: those who read one in a tracked
/// pass are told of its next change.
///
/// Name and meaning are those of the system's macro
/// ([SE-0395](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md),
/// by Philippe Hausler and Nate Cook, 2023), for classes of the main actor. The system's registrar
/// does not say which model was read, so that a recording could not show who observes whom; this one
/// does, where the class is also `@Traced`.
///
/// ```swift
/// @Traced(.model) @Observable final class CounterModel {
///   private(set) var count = StepCount()
/// }
/// ```
///
/// - A change is announced once to each pass, before the value is stored. An equal value is not
///   announced, unless it is written in place, as by `+=` or `append`.
/// - Computed properties are tracked by what they read; constants and lazy, static and ignored
///   variables are not tracked.
/// - Those who observe one property are told in the order in which they read it first.
@attached(member, names: named(_$observationRegistrar))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Observable() = #externalMacro(module: "TraceMacros", type: "ObservableMacro")

/// Leaves a stored variable of an observable class untracked.
@attached(peer)
public macro ObservationIgnored() =
  #externalMacro(module: "TraceMacros", type: "ObservationIgnoredMacro")

/// Part of an expansion of ``Observable()``: accessors that track one variable.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationTracked() =
  #externalMacro(module: "TraceMacros", type: "ObservationTrackedMacro")
