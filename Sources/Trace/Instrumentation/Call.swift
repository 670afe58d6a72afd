/// A call that is under way, as its callee sees it.
public struct Call: Sendable {
  let recorder: Recorder?
  let key: DraftKey
  /// The `notify` that delivers the call, if a delegate-like binding does.
  let delivery: DraftKey?

  static let unrecorded = Call(recorder: nil, key: 0, delivery: nil)

  /// Ends the call, with nothing to give back.
  public func leave() { end(value: nil) }

  /// Ends the call.
  ///
  /// - Parameter value: What it gives back.
  /// - Returns: The same value.
  public func leave<Value>(_ value: Value) -> Value {
    if recorder != nil { end(value: value is Void ? nil : Rendering.render(value)) }
    return value
  }

  /// Ends the call with an error.
  ///
  /// - Parameter error: What was thrown.
  public func fail(_ error: any Error) {
    guard let recorder else { return }
    recorder.update { $0.unadopted[key] = nil }
    end(value: "throws " + Rendering.render(error))
  }

  /// Says, inside an initialiser, which object it turned out to initialise.
  ///
  /// - Parameter object: The object, as soon as `self` may be used.
  public func adopt(_ object: some Traceable) {
    guard let recorder else { return }
    adopt(object, in: recorder)
  }

  private func adopt<Object: Traceable>(_ object: Object, in recorder: Recorder) {
    guard let place = object._life.place(in: recorder) else { return }
    recorder.update { state in
      state.adopt(place, in: key, speaker: Object.self, type: type(of: object))
      state.meet(object, at: place)
    }
  }

  private func end(value: String?) {
    recorder?.update { state in
      state.finishInit(key)
      let call = state.drafts[key]
      state.add(.return, from: call.to, to: call.from, member: call.member, value: value)
      state.pop(delivery ?? key)
    }
  }
}
