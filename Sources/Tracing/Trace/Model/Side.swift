/// On whose side a participant is: the screen's, or that of a role of its pattern.
///
/// The screen is the widgets, the containers and the samples' layouts: of all that a person sees,
/// what the modules `HeadlessUI` and `Samples` declare. It is the same in every pattern and nobody's
/// role. A pattern gives it a role for the sake of its contract, which says who may have to do with
/// it; numbers, texts and drawings that compare patterns go by the side, so that none of them
/// depends on what a pattern calls the screen. A pattern's own subclass of `View` or
/// `ViewController` is not the screen: it has the role that the pattern gives it.
public enum Side: Sendable, Hashable {
  /// The screen.
  case screen
  /// A role of the pattern.
  case role(Role)
}

extension Side {
  /// All sides, from the screen to the model.
  public static let all = [Side.screen] + Role.standard.map(Side.role)

  /// The modules of which the views and the view controllers are the screen.
  static let modulesOfScreen: Set<String> = ["HeadlessUI", "Samples"]

  /// Returns whether objects of a type are the screen: by the module in which the type is declared,
  /// and by whether a person sees them.
  static func isScreen(_ type: Any.Type) -> Bool {
    guard type is any OnScreen.Type else { return false }
    return modulesOfScreen.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// The role; `nil` of the screen.
  public var role: Role? {
    switch self {
    case .screen: nil
    case .role(let role): role
    }
  }

  /// The name that people read.
  public var name: String { role?.rawValue ?? "screen" }

  /// One or two letters that represent it where there is no room for its name.
  public var letters: String { role?.letters ?? "UI" }

  /// The kind of work that it does, which gives it its colour: the screen shows.
  public var family: Role.Family { role?.family ?? .view }

  /// A sentence of the glossary on what it is.
  public var sentence: String {
    role?.sentence
      ?? "Widgets, containers and the samples’ layouts: what a person sees, and nobody’s role."
  }
}

extension Side: Comparable {
  /// Returns whether a side is before another one from the screen to the model.
  public static func < (left: Side, right: Side) -> Bool {
    switch (left, right) {
    case (.screen, let right): right != .screen
    case (.role, .screen): false
    case (.role(let left), .role(let right)): left < right
    }
  }
}

/// A class whose objects a person sees: views, and the controllers of views.
///
/// The user-interface library adopts it; whether an object is the screen is then a question of the
/// module in which its class is declared, see ``Side``.
public protocol OnScreen: AnyObject {}
