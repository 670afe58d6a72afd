/// The role of a participant, as a pattern calls it.
///
/// The roles of every pattern share one vocabulary, so that the same letters and the same colour
/// mean the same on every page. A role is a case here, in its place from the screen to the model,
/// and an entry in the table below. Everything else is derived from these two or is held to them by
/// a test: badges, legends, colours, the order of lifelines, the glossary, contracts, the schema of
/// traces. The raw value is the name in contracts, in traces and on pages.
///
/// It is an enumeration so that a role without an entry does not compile, and so that
/// `@Traced(.viewModel)` is checked by the compiler: a macro sees syntax only.
public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
  case composition
  case coordinator
  case router
  case view
  case controller
  case presenter
  case interactor
  case viewModel = "view model"
  case actionCreator = "action creator"
  case action
  case dispatcher
  case store
  case reducer
  case model
}

extension Role {
  /// The definition of each role.
  private var entry: RoleEntry {
    switch self {
    case .composition:
      RoleEntry(
        "⌂", .composition,
        "Only builds and connects: the app’s root, factories, and controllers that hold no logic.")
    case .coordinator:
      RoleEntry(
        "CO", .control, "Decides which screen comes next: makes the screens, and shows them.")
    case .router:
      RoleEntry("R", .control, "Knows the way to another screen: has it made, and shows it.")
    case .view:
      RoleEntry(
        "V", .view, "Shows, and takes what a person does: widgets, often a view controller.")
    case .controller:
      RoleEntry(
        "C", .control, "Decides what an input means, and has views show the model’s values.")
    case .presenter:
      RoleEntry(
        "P", .presentation,
        "Turns the model’s values into texts and colours, and has a view show them.")
    case .interactor:
      RoleEntry(
        "I", .screenState,
        "Does what a screen is for with the model’s objects, and passes on plain values.")
    case .viewModel:
      RoleEntry("VM", .screenState, "Offers what a screen shows as values that views bind to.")
    case .actionCreator:
      RoleEntry("AC", .action, "Turns what a person does, and what services answer, into actions.")
    case .action:
      RoleEntry("A", .action, "Says what is to happen, as a value.")
    case .dispatcher:
      RoleEntry("D", .dispatch, "Hands every action to every store, one after the other.")
    case .store:
      RoleEntry("S", .state, "Holds a value of the domain, and changes it as actions ask.")
    case .reducer:
      RoleEntry(
        "RD", .control,
        "Computes the next state from the present one and an action, and says which effects follow."
      )
    case .model:
      RoleEntry(
        "M", .model, "Holds the domain’s values and rules, or reaches what is outside the app.")
    }
  }

  private struct RoleEntry {
    let letters: String
    let family: Family
    let sentence: String

    init(_ letters: String, _ family: Family, _ sentence: String) {
      self.letters = letters
      self.family = family
      self.sentence = sentence
    }
  }

  /// One or two letters that represent the role where there is no room for its name.
  public var letters: String { entry.letters }

  /// The kind of work that it does, which gives it its colour.
  public var family: Family { entry.family }

  /// A sentence of the glossary on what the role does.
  public var sentence: String { entry.sentence }
}

extension Role: Comparable {
  /// Returns whether a role is before another one from the screen to the model.
  public static func < (left: Role, right: Role) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
