extension Role {
  /// The kind of work that roles do.
  ///
  /// There are more roles than colours that all readers can distinguish. The family determines the
  /// colour, and letters distinguish the roles of one family.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// Creates and connects objects.
    case composition
    /// Shows.
    case view
    /// Decides what an input or an action means, or which screen comes next.
    case control
    /// Determines what a view shows.
    case presentation
    /// Provides what a screen shows.
    case screenState = "screen-state"
    /// Describes what is to happen.
    case action
    /// Passes on what is to happen.
    case dispatch
    /// Holds what the app shows.
    case state
    /// The domain, and everything outside the app.
    case model
  }
}

extension Role.Family {
  /// Indicates whether its roles hold values of the domain.
  ///
  /// A model holds the domain's own values, a store those that the app shows. In every pattern, a
  /// change in either is a change of what the app knows.
  public var holdsValues: Bool {
    switch self {
    case .state, .model: true
    case .composition, .view, .control, .presentation, .screenState, .action, .dispatch: false
    }
  }

  /// The colour of its badges and bars.
  public var colour: Role.Colour {
    switch self {
    case .composition: .paper
    case .view: .blue
    case .control: .vermilion
    case .presentation: .purple
    case .screenState: .orange
    case .action: .yellow
    case .dispatch: .ink
    case .state: .sky
    case .model: .green
    }
  }
}

extension Role {
  /// A colour of a family.
  ///
  /// These are the colours of Masataka Okabe and Kei Ito, *Color Universal Design* (2002, revised
  /// 2008), which people with every common kind of colour vision can distinguish. They are the
  /// same in light and dark mode, except that their black is the text colour of the page, and
  /// paper is the opposite.
  public enum Colour: String, Sendable, Hashable, CaseIterable {
    case blue = "#0072b2"
    case vermilion = "#d55e00"
    case purple = "#cc79a7"
    case orange = "#e69f00"
    case yellow = "#f0e442"
    case sky = "#56b4e9"
    case green = "#009e73"
    case ink = "var(--ink)"
    case paper = "var(--paper)"

    /// The colour in CSS.
    public var fill: String { rawValue }

    /// The colour of letters on it.
    public var letters: String {
      switch self {
      case .blue: "#ffffff"
      case .vermilion, .purple, .orange, .yellow, .sky, .green: "#000000"
      case .ink: Self.paper.rawValue
      case .paper: Self.ink.rawValue
      }
    }
  }
}
