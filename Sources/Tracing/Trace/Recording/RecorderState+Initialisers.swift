/// The call of an initialiser whose body has ended without a word of its superclass's, which Swift
/// calls then.
struct WaitingInit {
  let call: RecordedCall
  /// The class whose initialiser it is.
  let type: TracedType
  /// The call of the superclass's initialiser, once it has begun.
  var superCall: DraftKey?

  /// Returns whether another class is one that this one inherits from.
  func inherits(from type: Any.Type) -> Bool {
    type != self.type.type && TracedType(type).includes(self.type.type)
  }
}

extension RecorderState {
  /// The waiting call that is the innermost of what is under way.
  private var waitingOnTop: WaitingInit? {
    waiting.last.flatMap { $0.call.key == stack.last?.key ? $0 : nil }
  }

  /// Ends the call of an initialiser, or has it wait for its superclass's, if the life of the
  /// object has not begun: only a superclass can begin it then.
  mutating func leaveToSuper(_ call: RecordedCall) {
    guard let type = unadopted[call.key], call.key == stack.last?.key else {
      return leave(call, .nothing)
    }
    waiting.append(WaitingInit(call: call, type: type))
  }

  /// Has the call that waits meet a life that began inside it.
  mutating func adoptWaiting(_ life: NewLife) {
    guard let heir = waitingOnTop, unadopted[heir.call.key] != nil,
      life.declaring.includes(heir.type.type)
    else { return }
    adopt(life.participant, in: heir.call.key, tracedType: heir.type.type, type: nil)
  }

  /// Notes the call of an initialiser that is about to be under way: a waiting one may wait for it.
  mutating func noteInit(_ key: DraftKey, of type: Any.Type) {
    guard waitingOnTop?.inherits(from: type) == true else { return }
    waiting[waiting.count - 1].superCall = key
  }

  /// Ends the calls that wait no more, since what happens is no initialiser of a superclass, and
  /// the object is there.
  ///
  /// - Parameter type: Whose initialiser is about to be called, if one is.
  mutating func endWaiting(before type: Any.Type?) {
    while let heir = waitingOnTop, unadopted[heir.call.key] == nil {
      if let type, heir.inherits(from: type) { return }
      waiting.removeLast()
      leave(heir.call, .nothing)
    }
  }

  /// Ends the call that waited for another one, which has ended: both are of one object.
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
