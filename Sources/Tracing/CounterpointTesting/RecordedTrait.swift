import Foundation
import Recordings
public import Testing
public import Trace

/// Records what each test does in traced types, and compares it with the file kept beside the
/// test.
///
/// ```swift
/// @Suite(.recorded) struct CartTests {
///   @Test func addingTwice() { … }   // Recordings/CartTests-addingTwice.txt
/// }
/// ```
///
/// Each test has its own recorder, so tests may run in parallel. The trait cannot record a test
/// with arguments, since its cases have no names that are the same in every run. Such a test can
/// call ``RecordedTest/run(isolation:_:)`` with names of its own.
public struct RecordedTrait: SuiteTrait, TestTrait, TestScoping {
  private let id = UUID()
  let mode: RecordingMode?
  let keepsValues: Bool
  let limit: Int
  let repeats: Int
  let attached: [TraceFormat]
  let verify: @Sendable (EventLog) throws -> Void
  let prepare: @Sendable () async throws -> Void

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The trait of a suite encloses that of its test, which takes precedence.
    let nearest = test.traits.last { $0 is RecordedTrait } as? RecordedTrait
    guard !test.isSuite, testCase != nil, id == nearest?.id else { return try await function() }
    if test.isParameterized {
      Issue.record(
        """
        \(test.name) has only one recording, but runs with several arguments: move it out of the \
        recorded suite, and record each by 'RecordedTest("\(Self.name(of: test))-\\(argument)").run'
        """, sourceLocation: test.sourceLocation)
      return try await function()
    }
    let name = Self.name(of: test)
    let recorded = RecordedTest(
      name, mode: mode, keepsValues: keepsValues, limit: limit, repeats: repeats,
      verifying: { log in
        for format in attached {
          Attachment.record(
            log.exported(as: format, title: name), named: "\(name).\(format.fileEnding)",
            sourceLocation: test.sourceLocation)
        }
        try verify(log)
      }, preparing: prepare, source: test.sourceLocation.filePath)
    do {
      try await recorded.run(function)
    } catch let failure as RecordingFailure {
      if let difference = failure.difference {
        Attachment.record(
          difference.html(title: name), named: "\(name).html",
          sourceLocation: test.sourceLocation)
      }
      Issue.record(Comment(rawValue: failure.description), sourceLocation: test.sourceLocation)
    }
  }

  /// Returns the name of a test's file, such as `CartTests-addingTwice`.
  static func name(of test: Test) -> String {
    let parts = "\(test.id)".split(separator: "/").filter { !$0.contains(".swift:") }
    let path = parts.enumerated().map { index, part in
      index == 0 ? part.drop { $0 != "." }.dropFirst() : part
    }
    return path.filter { !$0.isEmpty }.joined(separator: "-")
      .replacing("()", with: "").filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }
}

extension Trait where Self == RecordedTrait {
  /// Records each test, and compares it with the kept recording.
  public static var recorded: Self { .recorded() }

  /// Records each test, and compares it with the kept recording.
  ///
  /// - Parameters:
  ///   - mode: The recording mode; `nil` for the mode of the environment.
  ///   - keepsValues: Indicates whether values are kept, rather than tokens.
  ///   - limit: The number of events after which a recording ends and its test fails.
  ///   - repeats: The number of runs of each test; all its recordings must be equal.
  ///   - formats: The formats of other tools in which each recording is attached to its test, with
  ///     values; `swift test --attachments-path FOLDER` saves them.
  ///   - verify: A further check of each recording; an error fails the test.
  ///   - prepare: The work before each recording begins; see ``RecordedTest``.
  /// - Returns: The trait.
  public static func recorded(
    _ mode: RecordingMode? = nil, keepsValues: Bool = false, limit: Int = 1_000_000,
    repeats: Int = 1, attaching formats: [TraceFormat] = [],
    verifying verify: @escaping @Sendable (EventLog) throws -> Void = { _ in },
    preparing prepare: @escaping @Sendable () async throws -> Void = {}
  ) -> Self {
    RecordedTrait(
      mode: mode, keepsValues: keepsValues, limit: limit, repeats: repeats, attached: formats,
      verify: verify, prepare: prepare)
  }
}
