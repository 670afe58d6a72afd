/// The side of a participant: the screen, or a role of its pattern.
///
/// The screen is everything visible that the modules `HeadlessUI` and `Samples` declare: the
/// widgets, the containers and the samples' layouts. It is the same in every pattern. A pattern
/// gives it a role only for its contract, which defines the allowed dependencies. Numbers, texts
/// and drawings that compare patterns use the side instead, and so do not depend on this role. A
/// pattern's own subclass of `View` or `ViewController` is not the screen, but has its role in the
/// pattern.
public enum Side: Sendable, Hashable {
  /// The screen.
  case screen
  /// A role of the pattern.
  case role(Role)
}

extension Side {
  /// All sides, from the screen to the model.
  public static let all = [Side.screen] + Role.standard.map(Side.role)

  /// The modules whose views and view controllers are the screen.
  static let modulesOfScreen: Set<String> = ["HeadlessUI", "Samples"]

  /// Returns whether objects of a type are part of the screen: visible, and declared in one of its
  /// modules.
  static func isScreen(_ type: Any.Type) -> Bool {
    guard type is any OnScreen.Type else { return false }
    return modulesOfScreen.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// The role; `nil` for the screen.
  public var role: Role? {
    switch self {
    case .screen: nil
    case .role(let role): role
    }
  }

  /// The name for readers.
  public var name: String { role?.rawValue ?? "screen" }

  /// One or two letters for places too small for the name.
  public var letters: String { role?.letters ?? "UI" }

  /// The kind of work, which determines the colour; the screen's is that of views.
  public var family: Role.Family { role?.family ?? .view }

  /// The sentence of the glossary on what it is.
  public var sentence: String {
    role?.sentence
      ?? "Widgets, containers and the samples’ layouts: what a person sees, and nobody’s role."
  }
}

extension Side: Comparable {
  /// Returns whether a side comes before another one, in order from the screen to the model.
  public static func < (left: Side, right: Side) -> Bool {
    switch (left, right) {
    case (.screen, let right): right != .screen
    case (.role, .screen): false
    case (.role(let left), .role(let right)): left < right
    }
  }
}

/// A class whose objects are visible: views and view controllers.
///
/// The user-interface library adopts it. An object is part of the screen only if its class is also
/// declared in one of the screen's modules; see ``Side``.
public protocol OnScreen: AnyObject {}
