import Synchronization

/// A call that is under way, as its callee sees it.
///
/// The closures that are written in its body hold it, so that a participant that runs them is seen
/// to run the callee's code.
public struct Call: Sendable {
  private let recording: CallRecording

  /// What there is to do when the call ends: nothing costs nothing, since most calls of a program
  /// are made while nothing is recorded.
  private enum CallRecording {
    case unrecorded
    case refused
    /// No more is recorded than that the call is under way: how deep calls are nested.
    case counted(Recorder)
    case recorded(RecordedCall)
  }

  private init(_ recording: CallRecording) { self.recording = recording }

  init(_ call: RecordedCall) { self.init(.recorded(call)) }

  static let unrecorded = Call(.unrecorded)
  static let refused = Call(.refused)

  /// A call of which no more is recorded than that it is under way.
  static func counted(by counter: Recorder?) -> Call {
    guard let counter else { return .unrecorded }
    return counter.update { $0.enterUnrecorded() } ? Call(.counted(counter)) : .refused
  }

  /// Says whether the recording was stopped because what happens does not end: a body without a
  /// result does nothing then.
  public var isRefused: Bool { if case .refused = recording { true } else { false } }

  /// The call as its recording holds it.
  var recorded: RecordedCall? { if case .recorded(let call) = recording { call } else { nil } }

  /// Ends the call, with nothing to give back.
  public func leave() { end(.nothing) }

  /// Ends the call.
  ///
  /// - Parameter value: What it gives back.
  /// - Returns: The same value.
  public func leave<Value>(_ value: Value) -> Value {
    end(value is Void ? .nothing : .value(ValueCapture.tree(of: value)))
    return value
  }

  /// Ends the call with an error.
  ///
  /// - Parameter error: What was thrown.
  public func fail(_ error: any Error) {
    recorded?.abandonInit()
    end(.error(ValueCapture.tree(of: error)))
  }

  /// Says, inside an initialiser, which object it turned out to initialise.
  ///
  /// - Parameter object: The object, as soon as `self` may be used.
  public func adopt(_ object: some Traceable) { recorded?.adopt(object) }

  private func end(_ outcome: @autoclosure () -> CallOutcome<ParticipantIndex>) {
    switch recording {
    case .unrecorded, .refused: break
    case .counted(let counter): counter.update { $0.depth -= 1 }
    case .recorded(let call): call.end(outcome())
    }
  }
}

/// A call that a recording holds, for as long as it is under way or a closure of its body lives.
final class RecordedCall: Sendable {
  let recorder: Recorder
  let key: DraftKey
  fileprivate let member: Member
  /// The place of whose it is, as it was when the call began.
  let callee: ParticipantIndex
  fileprivate let caller: ParticipantIndex?
  /// The source file of its body.
  let file: String
  /// The `notify` that delivers the call, if a delegate-like binding does.
  fileprivate let delivery: DraftKey?
  /// Says whether a closure of its body was bound: most calls need not say that they are released.
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

  /// Says that the initialiser has made no object.
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
