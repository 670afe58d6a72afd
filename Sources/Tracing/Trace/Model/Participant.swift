/// An object that takes part in a recording, or, for static members and values, a type.
public struct Participant: Sendable, Hashable, Codable, Identifiable {
  /// `CounterPresenter#1`; for a type that takes part without instances, `CounterPresenter`.
  public let id: String
  /// The name of its type, without the module.
  public let type: String
  /// 1, 2, 3 … within its type, in order of creation; 0 for a type.
  public let number: Int
  /// The role that the pattern gives it.
  public let role: Role
  /// Says whether it is a part of the screen, whatever the pattern calls it; see ``side``.
  public let isScreen: Bool

  private enum CodingKeys: String, CodingKey {
    case id, type, number, role
    case isScreen = "screen"
  }

  /// Says whether it is an object with its own life, not a type.
  public var isObject: Bool { number > 0 }

  /// On whose side it is: the screen's or else its role's.
  public var side: Side { isScreen ? .screen : .role(role) }

  /// A participant; its identifier follows from type and number.
  public init(type: String, number: Int, role: Role, isScreen: Bool = false) {
    self.id = number > 0 ? "\(type)#\(number)" : type
    self.type = type
    self.number = number
    self.role = role
    self.isScreen = isScreen
  }
}
