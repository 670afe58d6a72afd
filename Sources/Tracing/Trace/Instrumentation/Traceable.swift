import Synchronization

/// An object that takes part in recordings.
///
/// `@Traced` adds the conformance.
public protocol Traceable: AnyObject {
  /// The object's life, as the recorder knows it.
  nonisolated var _life: Life { get }
}

/// A participant's life: made with the object, and released with it.
public final class Life: Sendable {
  let recorder: Recorder?
  let participant: ParticipantIndex?
  private let role: Role
  private let type: any AnyObject.Type
  /// The recordings of programs that met the object later than it was made: tests that run at the
  /// same time may share it.
  private let later = Mutex<[LaterRecording]>([])

  /// Begins a life, in the recording that is under way.
  ///
  /// - Parameters:
  ///   - type: The class that declares the life; the object may turn out to be of a subclass.
  ///   - role: What the pattern calls the object.
  public init<Object: AnyObject>(of type: Object.Type, _ role: Role) {
    self.role = role
    self.type = type
    recorder = Recorder.ofLives
    participant = recorder?.update { state in
      let participant = state.add(type, role, isObject: true)
      state.add(.create, from: state.acting, to: participant)
      let life = NewLife(participant: participant, declaring: TracedType(type))
      state.newestLife = life
      if !state.waiting.isEmpty { state.adoptWaiting(life) }
      return participant
    }
  }

  /// The object's place in a recording.
  ///
  /// A program's recording takes up what was made before it, and counts that; a scenario's has
  /// nothing from outside.
  func participant(in recorder: Recorder) -> ParticipantIndex? {
    if self.recorder === recorder { return participant }
    guard recorder.scope == .program else { return nil }
    if let known = later.withLock({ $0.first { $0.recorder === recorder } }) {
      return known.participant
    }
    let participant = recorder.update { state in
      state.gaps.olderParticipants += 1
      return state.add(type, role, isObject: true)
    }
    later.withLock { recordings in
      recordings.removeAll { $0.recorder == nil }
      recordings.append(LaterRecording(recorder: recorder, participant: participant))
    }
    return participant
  }

  /// The recording of a program to which the object belongs, while it is under way.
  var recorderOfProgram: Recorder? {
    let recorder =
      later.withLock { $0.last { $0.recorder?.isUnderWay == true }?.recorder } ?? recorder
    return recorder?.scope == .program && recorder?.isUnderWay == true ? recorder : nil
  }

  deinit {
    if let recorder, let participant { recorder.noteEnd(of: participant) }
    for recording in later.withLock({ $0 }) {
      recording.recorder?.noteEnd(of: recording.participant)
    }
  }
}

/// An object's place in a recording that it was made before.
private struct LaterRecording: Sendable {
  private(set) weak var recorder: Recorder?
  let participant: ParticipantIndex
}

extension Recorder {
  fileprivate func noteEnd(of participant: ParticipantIndex) {
    update { state in
      state.ended.append(participant)
      state.objects[participant] = nil
    }
  }
}
