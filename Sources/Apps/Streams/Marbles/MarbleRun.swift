/// The events of one run of a program, line by line.
public nonisolated struct MarbleRun: Sendable, Hashable {
  /// The duration of every run in milliseconds, the same for all so that they are drawn to one
  /// scale.
  public static let duration = 1_000

  /// The type whose program ran.
  public let program: String
  /// The lines of sent values, then of requests, then of observers, each group in the program's
  /// order.
  public let lines: [MarbleLine]

  init(program: String, lines: [MarbleLine]) {
    self.program = program
    self.lines = MarbleLineKind.allCases.flatMap { kind in lines.filter { $0.kind == kind } }
  }

  /// All events in order, each with its line.
  public var events: [(line: MarbleLine, marble: Marble)] {
    lines.flatMap { line in line.marbles.map { (line, $0) } }
      .sorted { $0.marble.number < $1.marble.number }
  }
}

/// A stream of a run with all its events, in order.
public nonisolated struct MarbleLine: Sendable, Hashable {
  /// The name in the program.
  public let name: String
  /// The kind of the line.
  public let kind: MarbleLineKind
  /// The location of the program's subscription; `nil` unless it is an observer's line.
  public let location: ProgramLocation?
  /// The events, in order.
  public internal(set) var marbles: [Marble] = []

  /// The time from which values can come.
  public var start: Int {
    marbles.first { $0.event == .subscribed }?.time ?? 0
  }

  /// The event that ended it; `nil` if it was still open when the run ended.
  public var end: Marble? { marbles.last { $0.event.isEnd } }
}

/// The kind of a line.
public nonisolated enum MarbleLineKind: String, Sendable, Hashable, CaseIterable {
  /// The values sent into a subject, whether observed or not.
  case sent
  /// The events of one subscription to a request.
  case request
  /// The events that an observer receives.
  case heard
}

/// A line of a program.
public nonisolated struct ProgramLocation: Sendable, Hashable {
  /// The module and the file, such as `Streams/MapValues.swift`.
  public let file: String
  /// The line, from 1.
  public let line: Int
}

/// An event on a line of a run, at a moment of virtual time.
public nonisolated struct Marble: Sendable, Hashable {
  /// The time since the run began, in milliseconds.
  public let time: Int
  /// The position among all marbles of the run, from 1, which also orders simultaneous ones.
  public let number: Int
  /// The event.
  public let event: MarbleEvent
}

/// An event that can happen on a line.
public nonisolated enum MarbleEvent: Sendable, Hashable {
  /// A subscription, with which the line begins.
  case subscribed
  /// A value, in Swift's description.
  case value(String)
  /// The stream completes.
  case completed
  /// The stream fails with an error, in Swift's description.
  case failed(String)
  /// The subscriber cancels.
  case cancelled

  /// Indicates whether nothing can follow it on the line.
  public var isEnd: Bool {
    switch self {
    case .completed, .failed, .cancelled: true
    case .subscribed, .value: false
    }
  }
}

nonisolated extension MarbleEvent {
  /// Returns the words that follow the line's name in a sentence, such as `hears 10`.
  public func sentence(on kind: MarbleLineKind) -> String {
    switch (self, kind) {
    case (.subscribed, .request): "is made"
    case (.subscribed, _): "subscribes"
    case (.value(let value), .sent): "sends \(value)"
    case (.value(let value), .request): "answers \(value)"
    case (.value(let value), .heard): "hears \(value)"
    case (.completed, .heard): "hears the end"
    case (.completed, _): "completes"
    case (.failed(let error), .heard): "hears the failure \(error)"
    case (.failed(let error), _): "fails: \(error)"
    case (.cancelled, .request): "is cancelled"
    case (.cancelled, _): "cancels"
    }
  }
}
