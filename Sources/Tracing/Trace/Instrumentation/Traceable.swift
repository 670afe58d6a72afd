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
  let place: Place?

  /// Begins a life, in the recording that is under way.
  ///
  /// - Parameters:
  ///   - type: The class that declares the life; the object may turn out to be of a subclass.
  ///   - role: What the pattern calls the object.
  public init<Object: AnyObject>(of type: Object.Type, _ role: Role) {
    recorder = Recorder.ofLives
    place = recorder?.update { state in
      let place = state.add(type, role, isObject: true)
      state.add(.create, from: state.acting, to: place)
      state.fresh.append(FreshLife(place: place, declaring: Speaker(type)))
      return place
    }
  }

  /// The object's place in a recording; none if its life began in another, or unrecorded.
  func place(in recorder: Recorder) -> Place? { self.recorder === recorder ? place : nil }

  deinit {
    guard let recorder, let place else { return }
    recorder.update { state in
      state.ended.append(place)
      state.objects[place] = nil
    }
  }
}
