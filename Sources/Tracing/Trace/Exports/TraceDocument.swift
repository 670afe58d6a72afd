#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A trace as a file that other programs read: `schemas/trace.schema.json` describes it.
///
/// A trace does not know what a frame is; the module that performs scenarios defines the type.
public struct TraceDocument<Frame: Codable & Sendable>: Sendable, Codable {
  /// The name of the format, in every document.
  public let format: String
  /// The version of the format: 3, since participants say whether they are the screen.
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
  /// The frames that were to be seen after each step.
  public let frames: [Frame]

  /// A document of the present version.
  ///
  /// - Parameters:
  ///   - title: Which performance it is of.
  ///   - log: What was recorded.
  ///   - frames: What was to be seen after each step, step 0 first.
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

  /// The title of the performance that it is of.
  public var title: TraceTitle {
    TraceTitle(sample: sample, pattern: pattern, scenario: scenario)
  }

  /// The log that was recorded.
  public var log: EventLog {
    EventLog(participants: participants, bindings: bindings, events: events)
  }
}

extension TraceDocument {
  /// The document as JSON on one line: keys sorted, what is missing left out, the same bytes for
  /// the same trace.
  ///
  /// They are the bytes that `JSONEncoder` gives with sorted keys and unescaped slashes.
  ///
  /// - Returns: UTF-8, without a newline at its end.
  /// - Throws: What encoding a frame throws; what encoding a number throws that is not finite.
  public func jsonBytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var json = JSONBytes()
    try json.append(title, log, frames: try encoder.encode(frames), version: version)
    return json.bytes
  }

  /// The document as JSON on one line: ``jsonBytes()`` as a text.
  ///
  /// - Throws: What ``jsonBytes()`` throws.
  public func json() throws -> String { String(decoding: try jsonBytes(), as: UTF8.self) }

  /// Decodes the document from a JSON text.
  ///
  /// - Parameter json: The text.
  /// - Throws: `DecodingError`, if it is not a trace.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

/// The title of a trace's performance, in the words of its code.
public struct TraceTitle: Sendable, Hashable, Codable {
  /// The app that was performed: `tally-counter`.
  public let sample: String
  /// The architecture in which it is written: `flux`.
  public let pattern: String
  /// The scenario that was performed with it: `one-tap`.
  public let scenario: String

  /// A title from its parts.
  public init(sample: String, pattern: String, scenario: String) {
    self.sample = sample
    self.pattern = pattern
    self.scenario = scenario
  }
}

extension TraceTitle: CustomStringConvertible {
  public var description: String { "\(sample) · \(pattern) · \(scenario)" }
}
