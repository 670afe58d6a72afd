/// A call that is under way, as its callee sees it.
///
/// The closures that are written in its body hold it, so that a participant that runs them is seen
/// to run the callee's code.
public final class Call: Sendable {
  let recorder: Recorder?
  let key: DraftKey
  /// The `notify` that delivers the call, if a delegate-like binding does.
  let delivery: DraftKey?
  /// The source file of its body.
  let file: String
  /// Says whether the recording was stopped because what happens does not end: a body without a
  /// result does nothing then.
  public let isRefused: Bool
  /// The recorder that counts how deep calls are nested, and records nothing else of them.
  private let counter: Recorder?

  init(
    recorder: Recorder?, key: DraftKey = 0, delivery: DraftKey? = nil, file: String = "",
    isRefused: Bool = false, counter: Recorder? = nil
  ) {
    self.counter = counter
    self.recorder = recorder
    self.key = key
    self.delivery = delivery
    self.file = file
    self.isRefused = isRefused
  }

  static let unrecorded = Call(recorder: nil)
  static let refused = Call(recorder: nil, isRefused: true)

  /// A call of which no more is recorded than that it is under way.
  static func counted(by counter: Recorder?) -> Call {
    guard let counter else { return .unrecorded }
    return counter.update { $0.enterUnrecorded() }
      ? Call(recorder: nil, counter: counter) : .refused
  }

  deinit {
    recorder?.update { $0.releaseClosures(of: key) }
  }

  /// Ends the call, with nothing to give back.
  public func leave() { end(.nothing) }

  /// Ends the call.
  ///
  /// - Parameter value: What it gives back.
  /// - Returns: The same value.
  public func leave<Value>(_ value: Value) -> Value {
    if recorder == nil {
      counter?.update { $0.depth -= 1 }
    } else {
      end(value is Void ? .nothing : .value(ValueCapture.tree(of: value)))
    }
    return value
  }

  /// Ends the call with an error.
  ///
  /// - Parameter error: What was thrown.
  public func fail(_ error: any Error) {
    guard let recorder else { return leave() }
    recorder.update { $0.unadopted[key] = nil }
    end(.error(ValueCapture.tree(of: error)))
  }

  /// Says, inside an initialiser, which object it turned out to initialise.
  ///
  /// - Parameter object: The object, as soon as `self` may be used.
  public func adopt(_ object: some Traceable) {
    guard let recorder else { return }
    adopt(object, in: recorder)
  }

  private func adopt<Object: Traceable>(_ object: Object, in recorder: Recorder) {
    guard let participant = object._life.participant(in: recorder) else { return }
    recorder.update { state in
      state.adopt(participant, in: key, tracedType: Object.self, type: type(of: object))
      state.meet(object, at: participant)
    }
  }

  private func end(_ outcome: CallOutcome<ParticipantIndex>) {
    guard recorder != nil || counter != nil else { return }
    counter?.update { $0.depth -= 1 }
    recorder?.update { state in
      state.finishInit(key)
      let call = state.drafts[key]
      if case .call(let member, _) = call.payload {
        state.add(.return(member, outcome), from: call.to, to: call.from)
      }
      state.pop(delivery ?? key)
    }
  }
}
