import OpenCombine
import Trace

/// A participant that holds a publisher, and the name by which it holds it.
nonisolated struct Holding {
  /// The participant that holds it.
  let mark: ParticipantMark?
  /// The property, as a subscriber would write it: `route`, `appearance.title`, `wheels[2]`,
  /// `$count`.
  let member: String
  /// The identity of the publisher.
  let publisher: ObjectIdentifier
}

nonisolated extension Holding {
  /// All that some participants, and those that they hold, hold.
  ///
  /// - Complexity: O(*n*) in the number of their properties.
  @MainActor
  static func all(of participants: [any Traceable]) -> [Holding] {
    var search = HoldingSearch()
    for participant in participants { search.visit(participant) }
    return search.found
  }

  /// All that a participant holds itself.
  @MainActor
  static func all(heldBy participant: any Traceable) -> [Holding] {
    var search = HoldingSearch()
    search.visitAlone(participant)
    return search.found
  }

  /// Returns the identity of a publisher.
  ///
  /// It is that of an object, or of the one inside a box.
  ///
  /// Other publishers are values, and equal ones cannot be distinguished.
  static func identity(of publisher: Any) -> ObjectIdentifier? {
    let mirror = Mirror(reflecting: publisher)
    if mirror.displayStyle == .class { return ObjectIdentifier(publisher as AnyObject) }
    let reference = mirror.children.first { $0.label == "box" || $0.label == "subject" }
    return reference.map { ObjectIdentifier($0.value as AnyObject) }
  }
}
