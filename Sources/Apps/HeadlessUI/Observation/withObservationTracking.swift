import Trace

/// Tracks what is read of observable models, and announces the first change of any of it.
///
/// As the system's function does: once, before the value is stored, and never for a pass that reads
/// nothing or whose models are gone. A recording shows a binding of the mechanism *observation* from
/// each model that was read to the participant that tracks, and the change as its delivery. A pass
/// inside another one is part of that, too.
///
/// ```swift
/// withObservationTracking {
///   label.text = "\(counter.digit)"
/// } onChange: { [weak self] in
///   self?.setNeedsUpdateProperties()
/// }
/// ```
///
/// - Parameters:
///   - apply: What is tracked.
///   - onChange: What is done at the first change.
/// - Returns: What `apply` returns.
public func withObservationTracking<Result>(
  _ apply: () -> Result, onChange: @escaping () -> Void
) -> Result {
  TrackedPass.track(for: .acting, isPartOfOuter: true, apply, onChange: onChange).result
}
