import OpenCombine
import Trace

/// The publishers that participants hold, looked up when first needed.
nonisolated struct Holdings {
  private var found: [Holding]?

  /// Returns the name of a publisher at its maker, or else at its first holder.
  ///
  /// The maker is asked before all others are: mostly it holds what it made.
  mutating func name(of publisher: ObjectIdentifier, madeBy maker: ParticipantMark) -> String? {
    if found == nil, let own = Self.name(of: publisher, heldBy: maker) { return own }
    let holdings = all.filter { $0.publisher == publisher }
    let own = holdings.first { $0.mark?.isSame(as: maker) == true }
    return (own ?? holdings.first)?.member
  }

  /// The first participant, besides one, that holds a publisher; one that only builds others comes
  /// last.
  mutating func first(
    of publisher: ObjectIdentifier, besides other: ParticipantMark?
  ) -> Holding? {
    let holdings = all.filter { holding in
      holding.publisher == publisher
        && other.map { holding.mark?.isSame(as: $0) == true } != true
    }
    return holdings.first { $0.mark?.isComposition == false } ?? holdings.first
  }

  private static func name(
    of publisher: ObjectIdentifier, heldBy holder: ParticipantMark
  ) -> String? {
    let holdings = MainActor.assumeIsolated { holder.object.map(Holding.all(heldBy:)) }
    return holdings?.first { $0.publisher == publisher }?.member
  }

  private var all: [Holding] {
    mutating get {
      if let found { return found }
      let holdings = Recorder.current.map { recorder in
        MainActor.assumeIsolated { Holding.all(of: recorder.liveParticipants) }
      }
      found = holdings ?? []
      return found ?? []
    }
  }
}
