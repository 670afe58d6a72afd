import Synchronization

/// A call in progress, as its callee sees it.
///
/// The closures written in its body capture it, so that the recorder knows whose code they run.
public struct Call: Sendable {
  private let recording: CallRecording

  /// The action to take when the call ends.
  ///
  /// An unrecorded call needs none, since most calls of a program are made while nothing is
  /// recorded.
  private enum CallRecording {
    case unrecorded
    case refused
    /// The call is only counted, to limit how deeply calls are nested.
    case counted(Recorder)
    case recorded(RecordedCall)
  }

  private init(_ recording: CallRecording) { self.recording = recording }

  init(_ call: RecordedCall) { self.init(.recorded(call)) }

  static let unrecorded = Call(.unrecorded)
  static let refused = Call(.refused)

  /// Returns a call that is only counted.
  static func counted(by counter: Recorder?) -> Call {
    guard let counter else { return .unrecorded }
    return counter.update { $0.enterUnrecorded() } ? Call(.counted(counter)) : .refused
  }

  /// Indicates whether an endless loop has stopped the recording: a body without a result then
  /// does nothing.
  public var isRefused: Bool { if case .refused = recording { true } else { false } }

  /// The recorded call, if the call is recorded.
  var recorded: RecordedCall? { if case .recorded(let call) = recording { call } else { nil } }

  /// Ends the call without a result.
  public func leave() { end(.nothing) }

  /// Ends the call with a result, and returns the result.
  public func leave<Value>(_ value: Value) -> Value {
    end(value is Void ? .nothing : .value(ValueCapture.tree(of: value)))
    return value
  }

  /// Ends the call with a thrown error.
  public func fail(_ error: any Error) {
    recorded?.abandonInit()
    end(.error(ValueCapture.tree(of: error)))
  }

  /// Records which object an initialiser initialises, as soon as `self` may be used.
  public func adopt(_ object: some Traceable) { recorded?.adopt(object) }

  private func end(_ outcome: @autoclosure () -> CallOutcome<ParticipantIndex>) {
    switch recording {
    case .unrecorded, .refused: break
    case .counted(let counter): counter.update { $0.depth -= 1 }
    case .recorded(let call): call.end(outcome())
    }
  }
}

/// A recorded call, kept while it is in progress or a closure of its body is alive.
final class RecordedCall: Sendable {
  let recorder: Recorder
  let key: DraftKey
  fileprivate let member: Member
  /// The index of the callee when the call began.
  let callee: ParticipantIndex
  fileprivate let caller: ParticipantIndex?
  /// The source file of its body.
  let file: String
  /// The `notify` that delivers the call, if it passes through a delegate-like binding.
  fileprivate let delivery: DraftKey?
  /// Indicates whether a closure of its body was bound; otherwise, releasing it needs no update.
  let hasBoundClosures = Atomic<Bool>(false)

  init(
    recorder: Recorder, key: DraftKey, _ member: Member, of callee: ParticipantIndex,
    by caller: ParticipantIndex?, delivery: DraftKey?, file: String
  ) {
    self.recorder = recorder
    self.key = key
    self.member = member
    self.callee = callee
    self.caller = caller
    self.delivery = delivery
    self.file = file
  }

  deinit {
    guard hasBoundClosures.load(ordering: .relaxed) else { return }
    recorder.update { $0.releaseClosures(of: key) }
  }

  func end(_ outcome: CallOutcome<ParticipantIndex>) {
    recorder.update { $0.leave(self, outcome) }
  }

  func leaveToSuper() { recorder.update { $0.leaveToSuper(self) } }

  /// Records that the initialiser has created no object.
  func abandonInit() { recorder.update { $0.unadopted[key] = nil } }

  func adopt<Object: Traceable>(_ object: Object) {
    guard let participant = object._life.participant(in: recorder) else { return }
    recorder.update { state in
      state.adopt(participant, in: key, tracedType: Object.self, type: type(of: object))
      state.meet(object, at: participant)
    }
  }
}

extension RecorderState {
  mutating func leave(_ call: RecordedCall, _ outcome: CallOutcome<ParticipantIndex>) {
    if !unadopted.isEmpty { unadopted[call.key] = nil }
    add(.return(call.member, outcome), from: call.callee, to: call.caller)
    pop(call.delivery ?? call.key)
    if !waiting.isEmpty { endWaiting(for: call) }
  }
}
