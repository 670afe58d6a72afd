import Synchronization

/// A cache of facts about the types of captured values and of participants.
///
/// Checking a value's conformances or printing a type's name is far slower than a lookup, and a
/// performance meets the same few types thousands of times.
enum KnownTypes {
  private static let notes = Mutex<[ObjectIdentifier: Note]>([:])

  private struct Note {
    var name: String?
    var isScreen: Bool?
    var hasParts = false
    var isList = false
  }

  /// Returns the name of a type without its module.
  static func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = notes.withLock({ $0[id]?.name }) { return name }
    let name = "\(type)"
    notes.withLock { $0[id, default: Note()].name = name }
    return name
  }

  /// Returns whether objects of a type are part of the screen.
  static func areScreen(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = notes.withLock({ $0[id]?.isScreen }) { return known }
    let isScreen = Side.isScreen(type)
    notes.withLock { $0[id, default: Note()].isScreen = isScreen }
    return isScreen
  }

  /// Returns whether a type is known to have parts and no representation of its own.
  static func havingParts(_ type: Any.Type) -> Bool {
    notes.withLock { $0[ObjectIdentifier(type)]?.hasParts == true }
  }

  /// Records that values of a type have parts and no representation of their own.
  static func noteParts(of type: Any.Type) {
    let isList = type is any CapturedList.Type
    notes.withLock {
      $0[ObjectIdentifier(type), default: Note()].hasParts = true
      $0[ObjectIdentifier(type), default: Note()].isList = isList
    }
  }

  /// Returns a value as a list, if its type is known to be one.
  static func list(_ value: Any) -> (any CapturedList)? {
    let id = ObjectIdentifier(type(of: value))
    return notes.withLock { $0[id]?.isList == true } ? value as? any CapturedList : nil
  }
}
