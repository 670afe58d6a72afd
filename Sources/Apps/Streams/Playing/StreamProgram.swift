/// A small program whose streams are recorded as marbles.
///
/// Its source is shown beside the marbles, found by the name of the type: a program is therefore a
/// type of its own.
///
/// ```swift
/// enum MapValues: StreamProgram {
///   static func run(_ recorder: StreamRecorder) {
///     let digits = PassthroughSubject<Int, Never>()
///     recorder.send([100: 1, 350: 2], to: digits, "digits")
///     recorder.observe("tens", digits.map { $0 * 10 })
///   }
/// }
/// let marbles = StreamRecorder.record(MapValues.self)
/// ```
public protocol StreamProgram {
  /// Sends and observes; what takes time is done after it has returned.
  static func run(_ recorder: StreamRecorder)
}
