/// A weak reference to the object that a participant of a recording is.
///
/// The recorder only passes the reference on, to code on the main actor, where participants live.
struct WeakParticipant: @unchecked Sendable {
  private(set) weak var object: (any Traceable)?

  init(_ object: any Traceable) { self.object = object }
}

extension Recorder {
  /// Remembers which object a participant is, for code that must find an object's owner.
  func meet(_ object: any Traceable) {
    guard let participant = object._life.participant(in: self) else { return }
    update { $0.meet(object, at: participant) }
  }

  /// The live participants that were met so far, in order of creation: those that were called,
  /// passed or returned.
  ///
  /// - Complexity: O(*n* log *n*) in the number of participants.
  @MainActor
  package var liveParticipants: [any Traceable] {
    update { state in state.objects.sorted { $0.key < $1.key }.map(\.value) }.compactMap(\.object)
  }

  /// Returns whether a participant is the one that acts at this moment.
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
