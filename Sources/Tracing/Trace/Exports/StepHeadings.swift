/// The headings of a log's steps for readers: `Opening`, `3 · tap navigate`, `Closing`.
///
/// A step of the script that only has expectations is numbered in recordings, but has no heading.
///
/// ```swift
/// let headings = StepHeadings(recording.log, closing: recording.closingStep)
/// headings[0]  // "Opening"
/// ```
public struct StepHeadings: Sendable {
  /// The heading of the step that builds the app, before the script's first.
  public static let opening = "Opening"
  /// The heading of the step that releases the app, after the script's last.
  public static let closing = "Closing"

  private let headings: [Int: String]

  /// Creates the headings of a log's steps.
  ///
  /// - Parameters:
  ///   - log: The recorded log.
  ///   - closing: The number of the step that releases the app at the end; if it is `nil`, a
  ///     release is a step of the script like any other.
  /// - Complexity: O(*n*) in the number of events.
  public init(_ log: EventLog, closing: Int?) {
    var headings: [Int: String] = [:]
    var count = 0
    for event in log.events {
      guard case .input(let input) = event.payload, headings[event.step] == nil else { continue }
      if event.step == 0 {
        headings[event.step] = Self.opening
      } else if event.step == closing {
        headings[event.step] = Self.closing
      } else {
        count += 1
        headings[event.step] = "\(count) · \(input)"
      }
    }
    self.headings = headings
  }

  /// The heading of a step; `nil` if it has no input.
  public subscript(step: Int) -> String? { headings[step] }
}
