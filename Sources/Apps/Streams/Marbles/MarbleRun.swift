/// The events of one run of a program, line by line.
public nonisolated struct MarbleRun: Sendable, Hashable {
  /// The duration of every run, in milliseconds.
  ///
  /// It is the same for all, so that all are drawn on one scale.
  public static let duration = 1_000

  /// The type whose program ran.
  public let program: String
  /// The lines of what is sent, then of requests, then of what observers receive.
  ///
  /// Each group is in the order of the program.
  public let lines: [MarbleLine]

  init(program: String, lines: [MarbleLine]) {
    self.program = program
    self.lines = MarbleLineKind.allCases.flatMap { kind in lines.filter { $0.kind == kind } }
  }

  /// All that happened, in order, each with the line on which it did.
  public var events: [(line: MarbleLine, marble: Marble)] {
    lines.flatMap { line in line.marbles.map { (line, $0) } }
      .sorted { $0.marble.number < $1.marble.number }
  }
}

/// One stream of a run with everything that happened on it, first to last.
public nonisolated struct MarbleLine: Sendable, Hashable {
  /// The name that the program gives it.
  public let name: String
  /// The kind of what the line shows.
  public let kind: MarbleLineKind
  /// The place at which the program subscribes; `nil` unless it is an observer's line.
  public let location: ProgramLocation?
  /// The events that happened, in order.
  public internal(set) var marbles: [Marble] = []

  /// The time at which values can first come.
  public var start: Int {
    marbles.first { $0.event == .subscribed }?.time ?? 0
  }

  /// The event that ended it; `nil` if it was still open when the run ended.
  public var end: Marble? { marbles.last { $0.event.isEnd } }
}

/// The kind of what a line shows.
public nonisolated enum MarbleLineKind: String, Sendable, Hashable, CaseIterable {
  /// The values that are sent into a subject, whoever listens.
  case sent
  /// The events that one subscription to a request receives.
  case request
  /// The events that an observer receives.
  case heard
}

/// A line of a program.
public nonisolated struct ProgramLocation: Sendable, Hashable {
  /// The module and the file: `Streams/MapValues.swift`.
  public let file: String
  /// The line, from 1.
  public let line: Int
}

/// An event on a line of a run, at a moment of virtual time.
public nonisolated struct Marble: Sendable, Hashable {
  /// The time since the run began, in milliseconds.
  public let time: Int
  /// Its place among all marbles of the run, from 1: what comes at the same time has an order too.
  public let number: Int
  /// The event that happened.
  public let event: MarbleEvent
}

/// An event that can happen on a line.
public nonisolated enum MarbleEvent: Sendable, Hashable {
  /// Somebody subscribes: the line begins here.
  case subscribed
  /// A value, as Swift describes it.
  case value(String)
  /// The stream completes.
  case completed
  /// The stream fails, with an error as Swift describes it.
  case failed(String)
  /// The subscriber cancels.
  case cancelled

  /// Says whether nothing can follow on the line.
  public var isEnd: Bool {
    switch self {
    case .completed, .failed, .cancelled: true
    case .subscribed, .value: false
    }
  }
}

nonisolated extension MarbleEvent {
  /// Returns the event in words that follow the line's name: `hears 10`.
  ///
  /// - Parameter kind: On what line it happens.
  /// - Returns: A verb and what belongs to it.
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
