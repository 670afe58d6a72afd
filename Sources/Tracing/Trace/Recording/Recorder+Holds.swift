/// A reference from one participant to another through a property, at one moment.
///
/// Reflection cannot tell whether a property is weak; only the source can.
public struct HeldReference: Sendable, Hashable, Codable {
  /// The owner of the property.
  public let owner: Participant.ID
  /// The class that declares the property: the owner's class or a superclass.
  public let declaring: String
  /// The name of the stored property.
  public let property: String
  /// The participant that the property holds.
  public let held: Participant.ID

  /// Creates a held reference.
  public init(owner: Participant.ID, declaring: String, property: String, held: Participant.ID) {
    self.owner = owner
    self.declaring = declaring
    self.property = property
    self.held = held
  }
}

extension Recorder {
  /// Returns the references between the live participants that the recorder has seen.
  ///
  /// Objects captured by closures are not visible.
  ///
  /// - Complexity: O(*n*) in the number of their properties.
  @MainActor
  public func holds() -> [HeldReference] {
    let names = update { state in
      let names = state.participantNames()
      return names.mapValues(\.id)
    }
    func name(_ object: any Traceable) -> Participant.ID? {
      object._life.participant(in: self).flatMap { participant in
        update { names[$0.resolve(participant)] }
      }
    }
    return liveParticipants.flatMap { owner -> [HeldReference] in
      guard let id = name(owner) else { return [] }
      return HeldObjects(of: owner).found.compactMap { found in
        name(found.object).map {
          HeldReference(owner: id, declaring: found.declaring, property: found.property, held: $0)
        }
      }
    }
  }
}

/// A search for participants in the properties of an object.
private struct HeldObjects {
  private(set) var found: [(declaring: String, property: String, object: any Traceable)] = []
  private var visited: Set<ObjectIdentifier> = []

  init(of owner: any Traceable) {
    visited.insert(ObjectIdentifier(owner))
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let present = mirror {
      for child in present.children {
        let name = (child.label ?? "").drop { $0 == "_" }
        look(at: child.value, "\(present.subjectType)", String(name), depth: 0)
      }
      mirror = present.superclassMirror
    }
  }

  private mutating func look(at value: Any, _ declaring: String, _ property: String, depth: Int) {
    if let object = value as? any Traceable, type(of: value) is AnyObject.Type {
      if visited.insert(ObjectIdentifier(object)).inserted {
        found.append((declaring, property, object))
      }
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class,
      !visited.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      return
    }
    guard depth < 4, mirror.children.count <= 256 else { return }
    for child in mirror.children {
      look(at: child.value, declaring, property, depth: depth + 1)
    }
  }
}
