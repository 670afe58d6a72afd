import Synchronization

/// The facts about a type, found when its value was first captured or took part.
///
/// To ask a value for its conformances, or a type for its name, takes far longer than to look up
/// what was answered before, and a performance meets the same few types thousands of times.
enum KnownTypes {
  private static let notes = Mutex<[ObjectIdentifier: Note]>([:])

  private struct Note {
    var name: String?
    var isScreen: Bool?
    var hasParts = false
    var isList = false
  }

  /// The name of a type without its module.
  static func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = notes.withLock({ $0[id]?.name }) { return name }
    let name = "\(type)"
    notes.withLock { $0[id, default: Note()].name = name }
    return name
  }

  /// Returns whether objects of a type are the screen.
  static func areScreen(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = notes.withLock({ $0[id]?.isScreen }) { return known }
    let isScreen = Side.isScreen(type)
    notes.withLock { $0[id, default: Note()].isScreen = isScreen }
    return isScreen
  }

  /// Returns whether a type's values were found to have parts, without their own form.
  static func havingParts(_ type: Any.Type) -> Bool {
    notes.withLock { $0[ObjectIdentifier(type)]?.hasParts == true }
  }

  /// Notes that values of a type have parts, and no form of their own.
  static func noteParts(of type: Any.Type) {
    let isList = type is any CapturedList.Type
    notes.withLock {
      $0[ObjectIdentifier(type), default: Note()].hasParts = true
      $0[ObjectIdentifier(type), default: Note()].isList = isList
    }
  }

  /// A value as a list, if its type was found to be one.
  static func list(_ value: Any) -> (any CapturedList)? {
    let id = ObjectIdentifier(type(of: value))
    return notes.withLock { $0[id]?.isList == true } ? value as? any CapturedList : nil
  }
}
