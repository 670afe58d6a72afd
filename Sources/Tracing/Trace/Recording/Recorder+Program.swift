import Synchronization

/// The things of a program that its recording could not see, or not attribute.
///
/// Nothing is attributed to somebody else, and nothing vanishes without being counted here.
public struct RecordingGaps: Sendable, Hashable {
  /// The participants that were made before the recording began, or where nothing was recorded.
  ///
  /// They take part from their first act on; their creation is unknown.
  public internal(set) var olderParticipants = 0
  /// The acts in tasks and on threads of which no traced code is known to have begun them.
  public internal(set) var unattributedActs = 0
}

extension RecordingGaps {
  /// A sentence for each gap: `3 participants were made before the recording`.
  public var sentences: [String] {
    [
      Self.sentence(
        olderParticipants, "participant was", "participants were", "made before the recording"),
      Self.sentence(unattributedActs, "act is", "acts are", "attributed to nobody"),
    ].compactMap(\.self)
  }

  private static func sentence(
    _ count: Int, _ one: String, _ many: String, _ what: String
  ) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many) \(what)"
  }
}

extension Recorder {
  /// The things that the recording could not see, or not attribute.
  public var gaps: RecordingGaps { update(\.gaps) }

  /// Records what a program does, in this task and in all that it leads to, until `body` ends.
  ///
  /// ```swift
  /// let recorder = Recorder(scope: .program)
  /// await recorder.recordProgram { await cart.checkOut() }
  /// let log = recorder.log()
  /// ```
  ///
  /// Parallel recordings never mix: a recorder follows its own task, the tasks that inherit from
  /// it, and the closures that traced code hands to queues and detached tasks.
  ///
  /// - Parameters:
  ///   - isolation: Where `body` runs: where the caller does.
  ///   - body: What to record.
  /// - Returns: What `body` returns.
  public func recordProgram<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    begin()
    defer { finish() }
    return try await Self.$ofTask.withValue(self, operation: body, isolation: isolation)
  }

  /// Records what a program does in synchronous code, and in all that it leads to until `body`
  /// ends.
  ///
  /// - Parameter body: What to record.
  /// - Returns: What `body` returns.
  public func recordProgram<Result>(_ body: () throws -> Result) rethrows -> Result {
    begin()
    defer { finish() }
    return try Self.$ofTask.withValue(self, operation: body)
  }

  private func begin() {
    Self.underWay.add(1, ordering: .relaxed)
    update { state in
      state.home = state.strand
      state.limit = limit
    }
  }

  private func finish() {
    endStep()
    isFinished.store(true, ordering: .relaxed)
    Self.underWay.subtract(1, ordering: .relaxed)
  }
}

/// What is under way in a strand.
struct StrandState {
  var stack: [StackFrame] = []
  var waiting: [WaitingInit] = []
  var newestLife: NewLife?
  var lastDraft: DraftKey?
}

extension RecorderState {
  /// Makes a strand the one at hand.
  mutating func turn(to next: Strand) {
    guard next != strand else { return }
    if let strand {
      // What ended needs no place: addresses of tasks are used again.
      others[strand] =
        stack.isEmpty
        ? nil
        : StrandState(
          stack: stack, waiting: waiting, newestLife: newestLife, lastDraft: lastDraft)
    }
    let state = others.removeValue(forKey: next) ?? StrandState()
    (stack, waiting) = (state.stack, state.waiting)
    (newestLife, lastDraft) = (state.newestLife, state.lastDraft)
    strand = next
  }

  /// The step of an act that is inside nothing.
  ///
  /// A program has one step, 0. What is inside nothing in a strand that nobody is known to have
  /// begun is in another one, and is counted.
  mutating func stepOfRoot(_ payload: EventPayload<ParticipantIndex>) -> Int {
    guard limit != nil, strand != home else { return step }
    switch payload {
    case .resume, .return, .destroy, .unbind: return step
    case .create: return EventLog.unattributedStep
    default:
      gaps.unattributedActs += 1
      return EventLog.unattributedStep
    }
  }
}

extension EventLog {
  /// The step of a program's acts of which nobody is known to have begun them.
  public static let unattributedStep = 1
}
