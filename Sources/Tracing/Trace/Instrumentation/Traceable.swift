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

  /// Begins a life, in the recording that is under way.
  ///
  /// - Parameters:
  ///   - type: The class that declares the life; the object may turn out to be of a subclass.
  ///   - role: What the pattern calls the object.
  public init<Object: AnyObject>(of type: Object.Type, _ role: Role) {
    recorder = Recorder.ofLives
    participant = recorder?.update { state in
      let participant = state.add(type, role, isObject: true)
      state.add(.create, from: state.acting, to: participant)
      state.fresh.append(FreshLife(participant: participant, declaring: TracedType(type)))
      return participant
    }
  }

  /// The object's place in a recording; none if its life began in another, or unrecorded.
  func participant(in recorder: Recorder) -> ParticipantIndex? {
    self.recorder === recorder ? participant : nil
  }

  deinit {
    guard let recorder, let participant else { return }
    recorder.update { state in
      state.ended.append(participant)
      state.objects[participant] = nil
    }
  }
}
