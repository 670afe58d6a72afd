/// A model whose reads and changes are tracked property by property.
///
/// `@Observable` adds the conformance.
public protocol Observable: AnyObject {}

/// Turns a class into a model whose stored variables are tracked: their readers are notified of
/// changes.
///
/// Name and meaning are those of the system's macro (SE-0395, by Philippe Hausler and Nate Cook,
/// 2023,
/// <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md>), for
/// classes of the main actor. The system's registrar does not say which model was read, so a
/// recording could not show who observes it. This one does, if the class is also `@Traced`.
///
/// ```swift
/// @Traced(.model) @Observable final class CounterModel {
///   private(set) var count = StepCount()
/// }
/// ```
///
/// - Each pass is notified once, before the value is stored. An equal value is no change, unless
///   it is written in place, as by `+=` or `append`.
/// - Computed properties are tracked through the properties that they read. Constants and lazy,
///   static and ignored variables are not tracked.
/// - The observers of a property are notified in the order of their first reads.
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
