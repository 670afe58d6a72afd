import Trace

/// A subject that belongs to a participant: what it keeps is that participant's state.
nonisolated protocol OwnedSubject: AnyObject {
  /// Its owner, if known.
  var ownership: Ownership? { get }
}

nonisolated extension OwnedSubject {
  /// Sends a value; for another participant than the owner that is a call of the owner.
  func sendByOwner(_ value: Any, _ body: () -> Void) {
    guard Recorder.current != nil, let ownership else { return body() }
    ownership.owner.act(Member("send", labels: ["_"]), value is Void ? [] : [value], body)
  }

  /// Opens an outlet: what it sends at once is sent by the owner.
  func open(_ outlet: Outlet<some Any, some Error>) {
    guard Recorder.current != nil, let ownership else { return outlet.open() }
    ownership.owner.act { outlet.open() }
  }
}

/// The owner of a subject, and the owner's name for it.
nonisolated struct Ownership {
  let owner: ParticipantMark
  /// The property, as a subscriber would write it: `route`, `$count`; `nil` while the owner is
  /// being initialised.
  let member: String?

  /// Records that the value that the subject keeps was set; first values of an owner that is being
  /// initialised are no changes.
  func recordState(old: Any, new: Any) {
    if let property { owner.recordState(property, old: old, new: new) }
  }

  /// Records that another participant reads the value that the subject keeps.
  func recordRead(_ value: Any) {
    if let property { owner.recordRead(property, value) }
  }

  /// The owner's name for the value that the subject keeps.
  private var property: String? { member.map { String($0.drop { $0 == "$" }) } }
}

/// Finds out whose a subject is, and remembers it.
///
/// It belongs to the participant that holds it. While no participant is found to hold it, because
/// its owner is being initialised, it belongs to the one that made it.
///
/// The initial value of a property is made before the initialiser of its object is entered, as the
/// act of who builds the object. One that only builds others has no subjects; until the holder of
/// one that was made so is found, it belongs to the participant that acts, which is the new object.
nonisolated struct OwnershipSearch {
  private let maker = ParticipantMark.acting
  private var found: Ownership?

  /// Returns the ownership of a subject, if it is known.
  mutating func ownership(of subject: AnyObject) -> Ownership? {
    if let found, found.owner.isCurrent { return found }
    guard Recorder.current != nil else { return nil }
    var holdings = Holdings()
    if let holding = holdings.first(of: ObjectIdentifier(subject), besides: nil),
      let owner = holding.mark
    {
      found = Ownership(owner: owner, member: holding.member)
      return found
    }
    guard let maker, maker.isCurrent else { return nil }
    let owner = maker.isComposition ? ParticipantMark.acting ?? maker : maker
    return Ownership(owner: owner, member: nil)
  }
}
