#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A trace as a file for other programs, described by `schemas/trace.schema.json`.
///
/// The module that performs scenarios defines the type of a frame.
public struct TraceDocument<Frame: Codable & Sendable>: Sendable, Codable {
  /// The name of the format, in every document.
  public let format: String
  /// The version of the format: 3, since participants state whether they are part of the screen.
  public let version: Int
  /// The app that was performed.
  public let sample: String
  /// The architecture in which it is written.
  public let pattern: String
  /// The scenario that was performed with it.
  public let scenario: String
  /// The participants, in order of creation.
  public let participants: [Participant]
  /// The bindings, in order of binding.
  public let bindings: [Binding]
  /// The events, in order.
  public let events: [Event]
  /// The frames after each step.
  public let frames: [Frame]

  /// Creates a document of the current version, with the frames after each step, step 0 first.
  public init(_ title: TraceTitle, _ log: EventLog, frames: [Frame]) {
    format = "counterpoint-trace"
    version = 3
    sample = title.sample
    pattern = title.pattern
    scenario = title.scenario
    participants = log.participants
    bindings = log.bindings
    events = log.events
    self.frames = frames
  }

  /// The title of the performance.
  public var title: TraceTitle {
    TraceTitle(sample: sample, pattern: pattern, scenario: scenario)
  }

  /// The log that was recorded.
  public var log: EventLog {
    EventLog(participants: participants, bindings: bindings, events: events)
  }
}

extension TraceDocument {
  /// Returns the document as JSON on one line, with the same bytes for the same trace.
  ///
  /// They are those of `JSONEncoder` with sorted keys and unescaped slashes.
  ///
  /// - Returns: UTF-8, without a newline at its end.
  /// - Throws: An error in encoding a frame, or a number that is not finite.
  public func jsonBytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var json = JSONBytes()
    try json.append(title, log, frames: try encoder.encode(frames), version: version)
    return json.bytes
  }

  /// Returns ``jsonBytes()`` as a string.
  ///
  /// - Throws: The errors of ``jsonBytes()``.
  public func json() throws -> String { String(decoding: try jsonBytes(), as: UTF8.self) }

  /// Decodes the document from JSON.
  ///
  /// - Throws: `DecodingError` if the text is not a trace.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

/// The title of a performance, in the identifiers of its code.
public struct TraceTitle: Sendable, Hashable, Codable {
  /// The app that was performed, such as `tally-counter`.
  public let sample: String
  /// The architecture in which it is written, such as `flux`.
  public let pattern: String
  /// The scenario that was performed with it, such as `one-tap`.
  public let scenario: String

  /// Creates a title from its parts.
  public init(sample: String, pattern: String, scenario: String) {
    self.sample = sample
    self.pattern = pattern
    self.scenario = scenario
  }
}

extension TraceTitle: CustomStringConvertible {
  public var description: String { "\(sample) · \(pattern) · \(scenario)" }
}
