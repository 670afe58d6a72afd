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

  /// A run of a program.
  public init(program: String, lines: [MarbleLine]) {
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

  /// A line.
  public init(
    _ name: String, _ kind: MarbleLineKind, at location: ProgramLocation? = nil,
    _ marbles: [Marble] = []
  ) {
    self.name = name
    self.kind = kind
    self.location = location
    self.marbles = marbles
  }

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

  /// A line of a file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
