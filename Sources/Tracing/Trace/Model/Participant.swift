/// An object that takes part in a recording, or, for static members and values, a type.
public struct Participant: Sendable, Hashable, Codable, Identifiable {
  /// The identifier: `CounterPresenter#1`, or `CounterPresenter` for a type without instances.
  public let id: String
  /// The name of its type, without the module.
  public let type: String
  /// The number within its type, from 1 in order of creation; 0 for a type.
  public let number: Int
  /// The role in the pattern.
  public let role: Role
  /// Indicates whether it is part of the screen, whatever its role; see ``side``.
  public let isScreen: Bool

  private enum CodingKeys: String, CodingKey {
    case id, type, number, role
    case isScreen = "screen"
  }

  /// Indicates whether it is an object, not a type.
  public var isObject: Bool { number > 0 }

  /// The side of the participant: the screen or its role.
  public var side: Side { isScreen ? .screen : .role(role) }

  /// Creates a participant, whose identifier follows from type and number.
  public init(type: String, number: Int, role: Role, isScreen: Bool = false) {
    self.id = number > 0 ? "\(type)#\(number)" : type
    self.type = type
    self.number = number
    self.role = role
    self.isScreen = isScreen
  }
}
