import OpenCombine
import Trace

/// The publishers that participants hold, searched for when they are first needed.
nonisolated struct Holdings {
  private var found: [Holding]?

  /// Returns the name of a publisher at its maker, or else at its first holder.
  ///
  /// The maker is searched first, because it usually holds the publishers that it makes.
  mutating func name(of publisher: ObjectIdentifier, madeBy maker: ParticipantMark) -> String? {
    if found == nil, let own = Self.name(of: publisher, heldBy: maker) { return own }
    let holdings = all.filter { $0.publisher == publisher }
    let own = holdings.first { $0.mark?.isSame(as: maker) == true }
    return (own ?? holdings.first)?.member
  }

  /// Returns the first holder of a publisher other than a given participant; a composition comes
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
    MainActor.assumeIsolated {
      var search = HoldingSearch()
      if let holder = holder.object { search.visitAlone(holder) }
      return search.found.first { $0.publisher == publisher }?.member
    }
  }

  private var all: [Holding] {
    mutating get {
      if let found { return found }
      let holdings = Recorder.current.map { recorder in
        MainActor.assumeIsolated {
          var search = HoldingSearch()
          for participant in recorder.liveParticipants { search.visit(participant) }
          return search.found
        }
      }
      found = holdings ?? []
      return found ?? []
    }
  }
}

/// A participant that holds a publisher, and the publisher's name there.
nonisolated struct Holding {
  let mark: ParticipantMark?
  /// The property as a subscriber would write it: `route`, `appearance.title`, `wheels[2]`,
  /// `$count`.
  let member: String
  /// The identity of the publisher.
  let publisher: ObjectIdentifier
}

nonisolated extension Holding {
  /// Returns the identity of a publisher: that of an object, or of the object in a box.
  ///
  /// Other publishers are values, of which equal ones cannot be distinguished.
  static func identity(of publisher: Any) -> ObjectIdentifier? {
    let mirror = Mirror(reflecting: publisher)
    if mirror.displayStyle == .class { return ObjectIdentifier(publisher as AnyObject) }
    let reference = mirror.children.first { $0.label == "box" || $0.label == "subject" }
    return reference.map { ObjectIdentifier($0.value as AnyObject) }
  }
}

/// A search for publishers in the properties of participants.
private struct HoldingSearch {
  private(set) var found: [Holding] = []
  private var visited: Set<ObjectIdentifier> = []

  /// Searches a participant's properties, and those of the participants that it holds.
  mutating func visit(_ participant: any Traceable) {
    guard visited.insert(ObjectIdentifier(participant)).inserted else { return }
    for other in visitAlone(participant) { visit(other) }
  }

  /// Searches a participant's properties, and returns the participants that it holds.
  @discardableResult
  mutating func visitAlone(_ participant: any Traceable) -> [any Traceable] {
    var reached: [any Traceable] = []
    var mirror: Mirror? = Mirror(reflecting: participant)
    while let present = mirror {
      for child in present.children {
        look(at: child.value, child.label ?? "", depth: 0, of: participant, &reached)
      }
      mirror = present.superclassMirror
    }
    return reached
  }

  /// Searches a property and the values inside it.
  private mutating func look(
    at value: Any, _ name: String, depth: Int, of holder: any Traceable,
    _ reached: inout [any Traceable]
  ) {
    guard Self.mayHoldPublishers(value) else { return }
    if let published = value as? any PublishedProperty {
      return add(published.identity, "$" + name.drop { $0 == "_" }, holder)
    }
    if value is any Publisher {
      return Holding.identity(of: value).map { add($0, name, holder) } ?? ()
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      if let other = value as? any Traceable { reached.append(other) }
      return
    }
    guard depth < 4, mirror.children.count <= 64 else { return }
    for (index, child) in mirror.children.enumerated() {
      let inner = Self.name(of: child.label, index, in: mirror.displayStyle, outer: name)
      look(at: child.value, inner, depth: depth + 1, of: holder, &reached)
    }
  }

  /// Returns whether a value may contain a publisher, judging by its type.
  ///
  /// An equatable struct or enum usually consists of equatable values, which publishers are not.
  /// Domain values are therefore not searched.
  private static func mayHoldPublishers(_ value: Any) -> Bool {
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    if let known = knownTypes[id] { return known }
    let mayHold = type is AnyClass || !(type is any Equatable.Type)
    knownTypes[id] = mayHold
    return mayHold
  }

  private static var knownTypes: [ObjectIdentifier: Bool] = [:]

  private mutating func add(
    _ publisher: ObjectIdentifier, _ name: String, _ holder: any Traceable
  ) {
    found.append(
      Holding(mark: ParticipantMark(holder), member: name, publisher: publisher))
  }

  private static func name(
    of label: String?, _ index: Int, in style: Mirror.DisplayStyle?, outer: String
  ) -> String {
    switch style {
    case .optional: outer
    case .collection: "\(outer)[\(index)]"
    default: label.map { "\(outer).\($0)" } ?? outer
    }
  }
}
