public import Trace

/// An idea of streams, and the programs that show it.
public struct StreamExample {
  /// The identifier, which its text and its page share, such as `search-race`.
  public let id: String
  /// The programs to run, which are compared if there are several.
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
  /// - Returns: The runs, and the declarations to show.
  /// - Throws: ``ClockFailure`` if a program does not settle.
  public func play() throws(ClockFailure) -> PlayedStream {
    var runs: [MarbleRun] = []
    for program in programs { runs.append(try StreamRecorder.record(program)) }
    return PlayedStream(id: id, runs: runs, declarations: uses.map(Self.name))
  }

  /// Returns a type's declared name, without generic arguments.
  private static func name(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}

/// The result of running an example.
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
/// Its source is shown beside the marbles and found by the type's name, so each program is its own
/// type.
///
/// ```swift
/// enum MapValues: StreamProgram {
///   static func run(_ recorder: StreamRecorder) {
///     let digits = PassthroughSubject<Int, Never>()
///     recorder.send([100: 1, 350: 2], to: digits, "digits")
///     recorder.observe("tens", digits.map { $0 * 10 })
///   }
/// }
/// let marbles = try StreamRecorder.record(MapValues.self)
/// ```
public protocol StreamProgram {
  /// Sends and observes values; scheduled work runs after it has returned.
  static func run(_ recorder: StreamRecorder)
}
