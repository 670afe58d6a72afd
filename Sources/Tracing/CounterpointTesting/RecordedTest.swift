public import Foundation
public import Recordings
public import Trace

/// A test whose recording is kept in a file beside it.
///
/// Swift Testing uses it through the trait `.recorded`. Other frameworks call
/// ``run(isolation:_:)``:
///
/// ```swift
/// func testAddingTwice() async throws {
///   try await RecordedTest("CartTests-addingTwice").run { cart.add("viola"); cart.add("viola") }
/// }
/// ```
///
/// If `Recordings` has a file `kept`, only the tests that it names are recorded; see
/// `RecordingManifest`.
public struct RecordedTest: Sendable {
  /// The file that keeps the recording: `Recordings/NAME.txt` beside the test's source.
  public let file: URL
  /// The environment variable for a folder, below which recordings are then written by their full
  /// path.
  public static let folderVariable = "COUNTERPOINT_RECORDINGS"
  private let name: String
  private let mode: RecordingMode?
  private let keepsValues: Bool
  private let limit: Int
  private let repeats: Int
  private let verify: @Sendable (EventLog) throws -> Void
  private let prepare: @Sendable () async throws -> Void

  /// Creates a test with a name.
  ///
  /// - Parameters:
  ///   - name: The name of its file.
  ///   - mode: The recording mode; `nil` for the mode of the environment.
  ///   - keepsValues: Indicates whether values are kept, rather than tokens.
  ///   - limit: The number of events after which the recording ends and the test fails.
  ///   - repeats: The number of runs; all recordings must be equal.
  ///   - verify: A further check of the recording; an error fails the test.
  ///   - prepare: The work before the recording begins, such as access to objects created once in
  ///     a process: they are then older than the recording, whichever test comes first.
  ///   - source: The test's source file.
  public init(
    _ name: String, mode: RecordingMode? = nil, keepsValues: Bool = false,
    limit: Int = 1_000_000, repeats: Int = 1,
    verifying verify: @escaping @Sendable (EventLog) throws -> Void = { _ in },
    preparing prepare: @escaping @Sendable () async throws -> Void = {},
    source: String = #filePath
  ) {
    self.name = name
    self.mode = mode
    self.keepsValues = keepsValues
    self.limit = limit
    self.repeats = max(1, repeats)
    self.verify = verify
    self.prepare = prepare
    file = URL(filePath: source).deletingLastPathComponent()
      .appending(path: "Recordings/\(name).txt")
  }

  /// Runs the test, and compares its recording with the kept one.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the test runs, by default the caller's.
  ///   - body: The test.
  /// - Throws: An error of `body` or of the check, or ``RecordingFailure`` for a wrong recording.
  public func run(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async throws {
    guard isKept else { return try await body() }
    try await prepare()
    var (recording, log) = try await record(body)
    for _ in 1..<repeats {
      let (again, _) = try await record(body)
      guard again == recording else {
        throw RecordingFailure(
          .unstable,
          "\(name) is unstable: two runs produced different recordings\n"
            + RecordingDifference(from: recording, to: again).text)
      }
      recording = again
    }
    let breach = Result { try verify(log) }
    do {
      try compare(recording)
    } catch let failure as RecordingFailure {
      guard case .failure(let error) = breach else { throw failure }
      throw RecordingFailure(failure.problem, "\(failure)\n\(error)", failure.difference)
    }
    try breach.get()
  }

  /// Indicates whether this recording is one of those to keep.
  private var isKept: Bool {
    RecordingManifest(of: file.deletingLastPathComponent())?.keeps(name) ?? true
  }

  private func record(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async throws -> (KeptRecording, EventLog) {
    let recorder = Recorder(scope: .program, limit: limit)
    try await recorder.recordProgram(body)
    guard recorder.overflow == nil else {
      throw RecordingFailure(
        .limit,
        "\(name) exceeded its limit of \(limit) recorded events; "
          + "the test itself was not stopped. Set a higher 'limit', or record less")
    }
    let log = recorder.log()
    var recording = KeptRecording(log, keepsValues: keepsValues)
    recording.notes = recorder.gaps.sentences
    return (recording, log)
  }

  /// Compares a recording with the kept one, or writes it, depending on the mode.
  func compare(
    _ recording: KeptRecording,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    if let folder = environment[Self.folderVariable] {
      // Another program compares: nothing beside the test is read or written.
      return try write(recording, to: URL(filePath: folder + file.path(percentEncoded: false)))
    }
    let mode = try mode ?? RecordingMode(environment: environment)
    let kept = try? String(contentsOf: file, encoding: .utf8)
    if kept == recording.text, mode != .all { return }
    if mode == .all || kept == nil && mode != .never { return try write(recording, to: file) }
    guard let kept else {
      throw RecordingFailure(
        .missing,
        "\(name) has no recording at \(file.path(percentEncoded: false)); "
          + "run the test with COUNTERPOINT_RECORD=missing to create one")
    }
    let difference = RecordingDifference(from: try read(kept), to: recording)
    if mode == .failed { try write(recording, to: file) }
    let advice =
      mode == .failed
      ? "The new recording has been written. Review the changes in it."
      : "If the change is intended, run the test with COUNTERPOINT_RECORD=failed."
    throw RecordingFailure(
      .differs,
      "\(name) differs from its recording \(file.lastPathComponent).\n"
        + "\(difference.text)\n\(advice)", difference)
  }

  private func read(_ kept: String) throws(RecordingFailure) -> KeptRecording {
    do {
      return try KeptRecording(text: kept)
    } catch {
      throw RecordingFailure(
        .unreadable,
        "\(file.path(percentEncoded: false)):\(error.line): unexpected '\(error.text)' in a "
          + "recording; expected \(error.expected). Run the test with COUNTERPOINT_RECORD=all "
          + "to write it again")
    }
  }

  private func write(_ recording: KeptRecording, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(recording.text.utf8).write(to: file, options: .atomic)
  }
}

/// The failure of a recorded test.
public struct RecordingFailure: Error, CustomStringConvertible {
  /// The kind of problem.
  public enum RecordingProblem: Sendable, Hashable {
    /// The program behaves differently from the kept recording.
    case differs
    /// No recording is kept, and none may be written.
    case missing
    /// The kept file is not a recording.
    case unreadable
    /// The environment asks for an unknown mode.
    case mode
    /// Two runs of the test behaved differently.
    case unstable
    /// The recording reached its limit.
    case limit
  }

  /// The kind of problem.
  public let problem: RecordingProblem
  /// The message, with the rows that differ.
  public let description: String
  /// The difference, if there is one.
  public let difference: RecordingDifference?

  init(_ problem: RecordingProblem, _ description: String, _ difference: RecordingDifference? = nil)
  {
    self.problem = problem
    self.description = description
    self.difference = difference
  }
}
