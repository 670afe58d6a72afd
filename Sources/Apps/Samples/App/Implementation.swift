public import Identifiers

/// One sample written in one pattern, for its player: its identifiers, and how to open it.
public nonisolated struct Implementation: Sendable, Identifiable {
  /// The sample's identifier.
  public let sample: SampleDescription
  /// The pattern's identifier.
  public private(set) var pattern: PatternID
  /// The name of the type that is the app's root, with its module: `PassiveMVP.ProfileApp`.
  public let root: String
  /// The module in which the app's root is declared: `PassiveMVP`.
  public var module: String { String(root.prefix { $0 != "." }) }
  /// The file that lists it, from the package's root on, and the line.
  public var file: String { SourcePath.relative(path) }
  private let path: String
  public let line: Int
  /// The identifier of the sample and its pattern.
  public var id: ImplementationID { ImplementationID(sample: sample.id, pattern: pattern) }

  /// Builds the app.
  ///
  /// Takes the numbers that the scenario sets, by key, and the environment of the performance;
  /// throws a ``SetupError`` when the numbers do not go together.
  public let open: @MainActor @Sendable ([String: Int], Environment) throws -> any App

  /// The implementation whose root is a type.
  ///
  /// - Parameters:
  ///   - app: The app's root.
  ///   - pattern: The identifier of the pattern in which it is written.
  ///   - file: The file that lists it, as `#filePath` gives it.
  ///   - line: The line in that file.
  public init<Root: App>(
    _ app: Root.Type, pattern: PatternID, file: String = #filePath, line: Int = #line
  ) {
    sample = SampleDescription(Root.Setup.self)
    self.pattern = pattern
    // The compiler writes the module's name before the type's; there is no other way to learn it.
    root = String(reflecting: app)
    path = file
    self.line = line
    open = { values, environment in
      try Root(setup: Root.Setup(values), environment: environment)
    }
  }
}

extension Implementation {
  /// The same under another name than the pattern's, as a variant is played beside the pattern's
  /// own.
  ///
  /// - Parameter name: Its name in recordings and messages.
  /// - Returns: The implementation.
  public func renamed(_ name: PatternID) -> Implementation {
    var other = self
    other.pattern = name
    return other
  }
}

/// The description of a sample by which scripts are checked before they are played.
public nonisolated struct SampleDescription: Sendable, Identifiable {
  /// The sample's identifier: `tally-counter`.
  public let id: SampleID
  /// The numbers that `setup` may hold.
  public let setup: [SetupKey]
  /// The identifiers of its screens.
  public let screens: [String]
  /// Its server; none if it sends no requests.
  public let server: ServerDescription?
  /// Texts that are worth typing into its fields, for random scripts.
  public let textsToType: [String]
  /// The widgets on all screens, given the numbers that are set; throws when those do not go
  /// together.
  public let widgets: @Sendable ([String: Int]) throws(SetupError) -> [String]

  /// The description of the sample that a setup belongs to.
  public init<Setup: SampleSetup>(_ setup: Setup.Type) {
    id = SampleID(Setup.sample)
    self.setup = Setup.keys
    screens = Setup.screens
    server = Setup.server
    textsToType = Setup.textsToType
    widgets = { values throws(SetupError) in try Setup(values).widgets }
  }
}
