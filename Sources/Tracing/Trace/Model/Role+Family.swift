extension Role {
  /// The sort of work that roles do.
  ///
  /// There are more roles than colours that all readers can distinguish: the family gives the
  /// colour, the letters distinguish roles of one family.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// Builds and connects.
    case composition
    /// Shows.
    case view
    /// Decides what an input or an action means, or which screen comes next.
    case control
    /// Says what a view has to show.
    case presentation
    /// Offers what a screen shows.
    case screenState = "screen-state"
    /// Says what is to happen.
    case action
    /// Hands on what is to happen.
    case dispatch
    /// Holds what the app shows.
    case state
    /// The domain, and what is outside the app.
    case model
  }
}

extension Role.Family {
  /// Says whether its roles hold values of the domain.
  ///
  /// A model holds the domain's own values, a store those that the app shows. A change in either is
  /// a change of what the app knows, in whatever pattern.
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
  /// A colour that families may have.
  ///
  /// These are the colours of Masataka Okabe and Kei Ito, *Color Universal Design* (2002, revised
  /// 2008), which people with every common kind of colour vision can distinguish. They are the same
  /// in light and in dark; their black is the ink of the page, which is light in the dark, and
  /// paper is its opposite.
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

    /// The colour as a style sheet writes it.
    public var fill: String { rawValue }

    /// The colour of letters that are on it.
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
