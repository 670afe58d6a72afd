/// A weak reference to the object of a participant.
///
/// The recorder itself never uses the object; it passes the reference on to code on the main
/// actor.
struct WeakParticipant: @unchecked Sendable {
  private(set) weak var object: (any Traceable)?

  init(_ object: any Traceable) { self.object = object }
}

extension Recorder {
  /// Remembers the object of a participant, for code that must find an object's owner.
  func meet(_ object: any Traceable) {
    guard let participant = object._life.participant(in: self) else { return }
    update { $0.meet(object, at: participant) }
  }

  /// The live participants seen so far, in order of creation.
  ///
  /// A participant is seen when it is called, passed or returned.
  ///
  /// - Complexity: O(*n* log *n*) in the number of participants.
  @MainActor
  package var liveParticipants: [any Traceable] {
    update { state in state.objects.sorted { $0.key < $1.key }.map(\.value) }.compactMap(\.object)
  }

  /// Returns whether an object is the acting participant.
  package func isActing(_ object: any Traceable) -> Bool {
    guard let participant = object._life.participant(in: self) else { return false }
    return update { state in state.acting.map(state.resolve) == state.resolve(participant) }
  }
}

extension RecorderState {
  mutating func meet(_ object: any Traceable, at participant: ParticipantIndex) {
    guard !participants[participant].isMet else { return }
    participants[participant].isMet = true
    objects[participant] = WeakParticipant(object)
  }
}
