public import Trace

/// One idea of streams, and the programs that show it.
public struct StreamExample {
  /// Its identifier, by which its text and its page are found: `search-race`.
  public let id: String
  /// The programs that run; where there are several, they are compared.
  let programs: [any StreamProgram.Type]
  /// The declarations of this module that the programs use.
  let uses: [Any.Type]

  init(_ id: String, _ programs: any StreamProgram.Type..., uses: [Any.Type] = []) {
    self.id = id
    self.programs = programs
    self.uses = uses
  }

  /// Runs the programs.
  ///
  /// - Returns: What happened, and what is to be shown of the source.
  /// - Throws: ``ClockFailure`` if a program does not come to rest.
  public func play() throws(ClockFailure) -> PlayedStream {
    var runs: [MarbleRun] = []
    for program in programs { runs.append(try StreamRecorder.record(program)) }
    return PlayedStream(id: id, runs: runs, declarations: uses.map(Self.name))
  }

  /// A type's name as it is declared, without what it is made of.
  private static func name(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}

/// An example after it has been run.
public nonisolated struct PlayedStream: Sendable, Hashable {
  /// The example's identifier.
  public let id: String
  /// The run of each program.
  public let runs: [MarbleRun]
  /// The types that the programs use, by name.
  public let declarations: [String]
}

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
