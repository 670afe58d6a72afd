import Trace

/// A subject whose value is the state of the participant to which it belongs.
nonisolated protocol OwnedSubject: AnyObject {
  /// The owner, if it is known.
  var ownership: Ownership? { get }
}

nonisolated extension OwnedSubject {
  /// Sends a value; if another participant than the owner acts, this is a call of the owner.
  func sendByOwner(_ value: Any, _ body: () -> Void) {
    guard Recorder.current != nil, let ownership else { return body() }
    ownership.owner.act(Member("send", labels: ["_"]), value is Void ? [] : [value], body)
  }

  /// Opens an outlet; the owner sends its first values.
  func open(_ outlet: Outlet<some Any, some Error>) {
    guard Recorder.current != nil, let ownership else { return outlet.open() }
    ownership.owner.act { outlet.open() }
  }
}

/// The owner of a subject, and the owner's name for it.
nonisolated struct Ownership {
  let owner: ParticipantMark
  /// The property as a subscriber would write it, such as `$count`; `nil` while the owner is
  /// initialised.
  let member: String?

  /// Records a new value of the subject, except while the owner is initialised.
  func recordState(old: Any, new: Any) {
    if let property { owner.recordState(property, old: old, new: new) }
  }

  /// Records that another participant reads the subject's value.
  func recordRead(_ value: Any) {
    if let property { owner.recordRead(property, value) }
  }

  /// The owner's name for the subject's value.
  private var property: String? { member.map { String($0.drop { $0 == "$" }) } }
}

/// A search for the owner of a subject, which remembers the result.
///
/// A subject belongs to the participant that holds it. While its owner is being initialised, no
/// holder is found, and it belongs to its maker.
///
/// A property's initial value is created before its object's initialiser is entered, when the
/// creator of the object acts. A composition has no subjects, so it is replaced by the acting
/// participant, which is the new object, until the holder is found.
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
