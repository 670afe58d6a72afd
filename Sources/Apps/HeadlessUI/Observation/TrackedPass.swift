import Trace

/// The reads of one tracked pass, with the handler of the first change.
final class TrackedPass {
  /// The reads of the current pass, if there is one.
  private(set) static var current: TrackedReads?

  private let onChange: () -> Void
  private var registered: [PassRegistration] = []

  private init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Performs a pass, and registers it for everything that it has read.
  ///
  /// - Parameters:
  ///   - sink: The participant that the recording shows as notified.
  ///   - isPart: Indicates whether the reads also belong to the enclosing pass.
  ///   - apply: The code to track.
  ///   - onChange: The handler of the first change, called before the value is stored.
  /// - Returns: The result of `apply`, and the registrations; releasing them does not end them.
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

  /// Calls the handler and ends the registrations, because a pass is notified only once.
  func changing() {
    onChange()
    cancel()
  }

  func cancel() {
    for registration in registered { registration.end() }
    registered = []
  }
}

/// The reads of a pass: each property of a model once, in order of the first read.
final class TrackedReads {
  struct Read {
    weak var model: (any Observable)?
    let registrar: ObservationRegistrar
    let property: String
    let source: ParticipantMark?
    /// The reading participant, with its current line.
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

/// Tracks the reads of observable models, and calls a handler at the first change of any of them.
///
/// Like the system's function, it calls the handler once, before the value is stored, and never if
/// nothing was read or the models are gone. A recording shows a binding of the mechanism
/// *observation* from each model that was read to the tracking participant, and the change as its
/// delivery. The reads of a pass inside another belong to both.
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
///   - apply: The code to track.
///   - onChange: The handler of the first change.
/// - Returns: The result of `apply`.
public func withObservationTracking<Result>(
  _ apply: () -> Result, onChange: @escaping () -> Void
) -> Result {
  TrackedPass.track(for: .acting, isPartOfOuter: true, apply, onChange: onChange).result
}
