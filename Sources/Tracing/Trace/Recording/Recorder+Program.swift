import Synchronization

/// The parts of a program that its recording could not see or could not attribute.
///
/// Nothing is attributed to the wrong participant, and every omission is counted here.
public struct RecordingGaps: Sendable, Hashable {
  /// The number of participants created before the recording began, or in code that was not
  /// recorded.
  ///
  /// They take part from their first act on; their creation is unknown.
  public internal(set) var olderParticipants = 0
  /// The number of acts in tasks and on threads that no traced code is known to have started.
  public internal(set) var unattributedActs = 0
}

extension RecordingGaps {
  /// A sentence for each gap, such as `3 participants were made before the recording`.
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
  /// The parts of the program that the recording could not see or could not attribute.
  public var gaps: RecordingGaps { update(\.gaps) }

  /// Records what a program does in this task, and everything that follows from it, until `body`
  /// ends.
  ///
  /// ```swift
  /// let recorder = Recorder(scope: .program)
  /// await recorder.recordProgram { await cart.checkOut() }
  /// let log = recorder.log()
  /// ```
  ///
  /// Parallel recordings never mix: a recorder follows its own task, the tasks that inherit from
  /// it, and the closures that traced code hands to queues and detached tasks.
  public func recordProgram<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    begin()
    defer { finish() }
    return try await Self.$ofTask.withValue(self, operation: body, isolation: isolation)
  }

  /// Records synchronous code of a program, and everything that follows from it, until `body`
  /// ends.
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

/// The state of a strand: its call stack and what belongs to it.
struct StrandState {
  var stack: [StackFrame] = []
  var waiting: [WaitingInit] = []
  var newestLife: NewLife?
  var lastDraft: DraftKey?
}

extension RecorderState {
  /// Switches to another strand, and saves the state of the current one.
  mutating func turn(to next: Strand) {
    guard next != strand else { return }
    if let strand {
      // A finished strand keeps no entry, because the runtime reuses task addresses.
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

  /// Returns the step of an act that is not inside another.
  ///
  /// A program has one step, 0. In a strand that no traced code is known to have started, acts
  /// other than resumptions and ends belong to ``EventLog/unattributedStep``. Except for
  /// creations, they are counted.
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
  /// The step of a program's acts that no traced code is known to have started.
  public static let unattributedStep = 1
}
