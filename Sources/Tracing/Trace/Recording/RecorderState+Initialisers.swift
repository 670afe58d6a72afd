/// The call of an initialiser whose body has ended, but whose implicit `super.init` is yet to run.
struct WaitingInit {
  let call: RecordedCall
  /// The class that declares the initialiser.
  let type: TracedType
  /// The call of the superclass's initialiser, once it has begun.
  var superCall: DraftKey?

  /// Returns whether the class of this initialiser inherits from another class.
  func inherits(from type: Any.Type) -> Bool {
    type != self.type.type && TracedType(type).includes(self.type.type)
  }
}

extension RecorderState {
  /// The waiting call that is the innermost frame, if there is one.
  private var waitingOnTop: WaitingInit? {
    waiting.last.flatMap { $0.call.key == stack.last?.key ? $0 : nil }
  }

  /// Ends the call of an initialiser, or lets it wait for the superclass's initialiser.
  ///
  /// It waits if the life of the object has not begun, since only a superclass can begin it then.
  mutating func leaveToSuper(_ call: RecordedCall) {
    guard let type = unadopted[call.key], call.key == stack.last?.key else {
      return leave(call, .nothing)
    }
    waiting.append(WaitingInit(call: call, type: type))
  }

  /// Assigns a life that began inside the waiting call to this call.
  mutating func adoptWaiting(_ life: NewLife) {
    guard let heir = waitingOnTop, unadopted[heir.call.key] != nil,
      life.declaring.includes(heir.type.type)
    else { return }
    adopt(life.participant, in: heir.call.key, tracedType: heir.type.type, type: nil)
  }

  /// Records the call of an initialiser that is about to run, in case a waiting call waits for it.
  mutating func noteInit(_ key: DraftKey, of type: Any.Type) {
    guard waitingOnTop?.inherits(from: type) == true else { return }
    waiting[waiting.count - 1].superCall = key
  }

  /// Ends the waiting calls whose object is known, unless `type` is a superclass to initialise
  /// next.
  mutating func endWaiting(before type: Any.Type?) {
    while let heir = waitingOnTop, unadopted[heir.call.key] == nil {
      if let type, heir.inherits(from: type) { return }
      waiting.removeLast()
      leave(heir.call, .nothing)
    }
  }

  /// Ends the call that waited for one that has just ended: both initialise the same object.
  mutating func endWaiting(for call: RecordedCall) {
    guard let heir = waitingOnTop, heir.superCall == call.key else { return }
    let (object, seen) = (resolve(heir.call.callee), resolve(call.callee))
    if unadopted[heir.call.key] != nil {
      adopt(seen, in: heir.call.key, tracedType: heir.type.type, type: nil)
    } else if object != seen {
      participants[seen].sameAs = object
    }
    waiting.removeLast()
    leave(heir.call, .nothing)
  }
}
