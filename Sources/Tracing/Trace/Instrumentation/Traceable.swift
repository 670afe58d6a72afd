import Synchronization

/// An object that takes part in recordings.
///
/// `@Traced` adds the conformance.
public protocol Traceable: AnyObject {
  /// The object's life, as the recorder knows it.
  nonisolated var _life: Life { get }
}

/// The life of a participant, created and released with its object.
public final class Life: Sendable {
  let recorder: Recorder?
  let participant: ParticipantIndex?
  private let role: Role
  private let type: any AnyObject.Type
  /// The recordings of programs that met the object after its creation.
  ///
  /// Tests that run at the same time may share an object.
  private let later = Mutex<[LaterRecording]>([])

  /// Begins a life in the current recording; the object may belong to a subclass of `type`.
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

  /// Returns the object's index in a recording.
  ///
  /// A program's recording adds older objects and counts them; a scenario's excludes outside
  /// objects.
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

  /// The recording of a program to which the object belongs, if it is in progress.
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

/// An object's index in a recording that began after the object's creation.
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
