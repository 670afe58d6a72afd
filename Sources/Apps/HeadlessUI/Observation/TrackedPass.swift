import Trace

/// The reads of one tracked pass, and what is done at the first change of any of them.
final class TrackedPass {
  /// The reads of the pass that is under way, if one is.
  private(set) static var current: TrackedReads?

  private let onChange: () -> Void
  private var registered: [PassRegistration] = []

  private init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Performs a pass and, unless it has read nothing, registers its interest with what it has read.
  ///
  /// - Parameters:
  ///   - sink: The participant that is told, as the recording names it.
  ///   - isPart: Says whether what is read belongs to the pass around this one, too.
  ///   - apply: What is tracked.
  ///   - onChange: What is done, before the value is stored, at the first change.
  /// - Returns: What `apply` returns, and the registrations; releasing them does not end them.
  static func track<Result>(
    for sink: ParticipantMark?, isPartOfOuter isPart: Bool, _ apply: () -> Result,
    onChange: @escaping () -> Void
  ) -> (result: Result, tracking: TrackedPass) {
    let outer = current
    let reads = TrackedReads()
    current = reads
    let result = apply()
    current = outer
    if isPart { outer?.merge(reads) }
    let tracking = TrackedPass(onChange)
    for read in reads.all { tracking.register(read, for: sink) }
    return (result, tracking)
  }

  private func register(_ read: TrackedReads.Read, for sink: ParticipantMark?) {
    guard read.model != nil else { return }
    let binding = read.source.flatMap { source in
      sink.map {
        LiveBinding(
          .observation, from: source, to: $0.acting(where: read.reader), member: read.property,
          operators: [])
      }
    }
    registered.append(PassRegistration(read.property, binding, of: self, in: read.registrar))
  }

  /// Does what is done at a change, and ends the registrations: a pass is told once.
  func changing() {
    onChange()
    cancel()
  }

  func cancel() {
    for registration in registered { registration.end() }
    registered = []
  }
}

/// The reads of a pass, each property of a model once, in the order of the first.
final class TrackedReads {
  struct Read {
    weak var model: (any Observable)?
    let registrar: ObservationRegistrar
    let property: String
    let source: ParticipantMark?
    /// The participant that reads, at its line.
    let reader: ParticipantMark?
  }

  private(set) var all: [Read] = []
  private var known: Set<ReadKey> = []

  func add(_ model: any Observable, _ registrar: ObservationRegistrar, _ property: String) {
    add(
      Read(
        model: model, registrar: registrar, property: property, source: .of(model),
        reader: .acting))
  }

  func merge(_ inner: TrackedReads) { inner.all.forEach(add) }

  private func add(_ read: Read) {
    guard
      known.insert(ReadKey(registrar: ObjectIdentifier(read.registrar), property: read.property))
        .inserted
    else { return }
    all.append(read)
  }

  private struct ReadKey: Hashable {
    let registrar: ObjectIdentifier
    let property: String
  }
}

/// Tracks what is read of observable models, and announces the first change of any of it.
///
/// As the system's function does: once, before the value is stored, and never for a pass that reads
/// nothing or whose models are gone. A recording shows a binding of the mechanism *observation*
/// from each model that was read to the participant that tracks, and the change as its delivery. A
/// pass inside another one is part of that, too.
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
