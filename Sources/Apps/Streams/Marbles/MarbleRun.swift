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
