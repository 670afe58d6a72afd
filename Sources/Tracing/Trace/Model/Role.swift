/// The role of a participant in a pattern or a program.
///
/// Counterpoint's patterns share one vocabulary (``standard``), so that letters and colours mean
/// the same on every page. Each role is a constant below, ordered from the screen to the model.
/// Everything else is derived from it or checked against it by a test: badges, legends, colours,
/// the order of lifelines, the glossary, contracts, the schema of traces.
///
/// A program may have its own roles:
///
/// ```swift
/// extension Role {
///   static let mapper = Role(
///     "mapper", letters: "MP", family: .presentation, sentence: "Turns answers into rows.")
/// }
///
/// @Traced(.mapper) final class ArticleMapper { … }
/// ```
///
/// The constant in source has the role's name (`viewModel` is the *view model*), by which code
/// that reads sources identifies the role. Two roles are the same if their names are.
public struct Role: Sendable {
  private let definition: RoleDefinition

  /// The definition of a role, stored once because participants and events refer to it.
  private final class RoleDefinition: Sendable {
    let name: String
    let letters: String
    let family: Family
    let sentence: String

    init(name: String, letters: String, family: Family, sentence: String) {
      self.name = name
      self.letters = letters
      self.family = family
      self.sentence = sentence
    }
  }

  /// Creates a custom role.
  ///
  /// - Parameters:
  ///   - name: The name in contracts, in recordings and on pages, in lower case, such as
  ///     `view model`.
  ///   - letters: One or two letters for places too small for the name; by default, from the name.
  ///   - family: The kind of work, which determines its colour and its position.
  ///   - sentence: A sentence on what it does.
  public init(_ name: String, letters: String? = nil, family: Family, sentence: String = "") {
    definition = RoleDefinition(
      name: name, letters: letters ?? Self.initials(of: name), family: family, sentence: sentence)
  }

  /// Returns `ML` for a *mail list*, `MA` for a *mapper*.
  private static func initials(of name: String) -> String {
    let words = name.split(separator: " ")
    let letters = words.count > 1 ? words.prefix(2).map { $0.prefix(1) } : [name.prefix(2)]
    return letters.joined().uppercased()
  }

  /// The name in contracts, in recordings and on pages: `view model`.
  public var rawValue: String { definition.name }

  /// One or two letters for places too small for the name.
  public var letters: String { definition.letters }

  /// The kind of work, which determines the colour.
  public var family: Family { definition.family }

  /// The sentence of the glossary on what the role does.
  public var sentence: String { definition.sentence }
}

extension Role {
  public static let composition = Role(
    "composition", letters: "⌂", family: .composition,
    sentence:
      "Only builds and connects: the app’s root, factories, and controllers that hold no logic.")
  public static let coordinator = Role(
    "coordinator", letters: "CO", family: .control,
    sentence: "Decides which screen comes next: makes the screens, and shows them.")
  public static let router = Role(
    "router", letters: "R", family: .control,
    sentence: "Knows the way to another screen: has it made, and shows it.")
  public static let view = Role(
    "view", letters: "V", family: .view,
    sentence: "Shows, and takes what a person does: widgets, often a view controller.")
  public static let controller = Role(
    "controller", letters: "C", family: .control,
    sentence: "Decides what an input means, and has views show the model’s values.")
  public static let presenter = Role(
    "presenter", letters: "P", family: .presentation,
    sentence: "Turns the model’s values into texts and colours, and has a view show them.")
  public static let interactor = Role(
    "interactor", letters: "I", family: .screenState,
    sentence: "Does what a screen is for with the model’s objects, and passes on plain values.")
  public static let viewModel = Role(
    "view model", letters: "VM", family: .screenState,
    sentence: "Offers what a screen shows as values that views bind to.")
  public static let actionCreator = Role(
    "action creator", letters: "AC", family: .action,
    sentence: "Turns what a person does, and what services answer, into actions.")
  public static let action = Role(
    "action", letters: "A", family: .action, sentence: "Says what is to happen, as a value.")
  public static let dispatcher = Role(
    "dispatcher", letters: "D", family: .dispatch,
    sentence: "Hands every action to every store, one after the other.")
  public static let store = Role(
    "store", letters: "S", family: .state,
    sentence: "Holds a value of the domain, and changes it as actions ask.")
  public static let reducer = Role(
    "reducer", letters: "RD", family: .control,
    sentence:
      "Computes the next state from the present one and an action, and says which effects follow.")
  public static let model = Role(
    "model", letters: "M", family: .model,
    sentence: "Holds the domain’s values and rules, or reaches what is outside the app.")

  /// The roles of Counterpoint's patterns, from the screen to the model.
  public static let standard = [
    composition, coordinator, router, view, controller, presenter, interactor, viewModel,
    actionCreator, action, dispatcher, store, reducer, model,
  ]

  private static let positions = Dictionary(
    uniqueKeysWithValues: standard.enumerated().map { ($1.rawValue, $0) })

  /// Creates one of the ``standard`` roles by its name; `nil` for any other name.
  public init?(rawValue: String) {
    guard let position = Self.positions[rawValue] else { return nil }
    self = Self.standard[position]
  }

  /// Creates the role with a name: a ``standard`` one, or one of a program, known only by its
  /// name.
  public init(named name: String) {
    self = Role(rawValue: name) ?? Role(name, family: .control)
  }
}

extension Role: Hashable {
  /// Returns whether two roles have the same name.
  public static func == (one: Role, other: Role) -> Bool {
    one.definition === other.definition || one.rawValue == other.rawValue
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Role: Comparable {
  /// Returns whether a role comes before another one, in order from the screen to the model.
  ///
  /// A program's roles come after the standard ones of their family.
  public static func < (left: Role, right: Role) -> Bool {
    let (one, other) = (left.position, right.position)
    return one == other ? left.rawValue < right.rawValue : one < other
  }

  /// Twice the position among the standard roles, which leaves room for others between.
  private var position: Int {
    if let position = Self.positions[rawValue] { return 2 * position }
    return 2 * (Self.standard.lastIndex { $0.family == family } ?? 0) + 1
  }
}

extension Role: Codable {
  /// Reads a name; see ``init(named:)``.
  public init(from decoder: any Decoder) throws {
    self.init(named: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Role: CustomStringConvertible {
  /// The name of its constant in source, such as `viewModel`.
  public var description: String {
    let words = rawValue.split(separator: " ")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
