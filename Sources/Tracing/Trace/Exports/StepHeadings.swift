/// The steps of a log as readers count them: `Opening`, `3 · tap navigate`, `Closing`.
///
/// A step of the script that only expects has a number in recordings, but none for readers: it does
/// nothing, so that there is no input in it.
///
/// ```swift
/// let headings = StepHeadings(recording.log, closing: recording.closingStep)
/// headings[0]  // "Opening"
/// ```
public struct StepHeadings: Sendable {
  /// The readers' name for the step that builds the app, before the script's first.
  public static let opening = "Opening"
  /// The readers' name for the step that releases the app, after the script's last.
  public static let closing = "Closing"

  private let headings: [Int: String]

  /// The headings of a log's steps.
  ///
  /// - Parameters:
  ///   - log: What was recorded.
  ///   - closing: The number of the step in which the app is released at the end; `nil` if it is
  ///     not known, and then a release is a step of the script like any other.
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

  /// The heading of a step of the recording; `nil` if the script does nothing in it.
  public subscript(step: Int) -> String? { headings[step] }
}
