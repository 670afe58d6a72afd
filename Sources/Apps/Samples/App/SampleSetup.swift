/// The values that a scenario may set in a sample before it opens.
///
/// They are whole numbers with names and bounds.
public nonisolated protocol SampleSetup: SendableMetatype {
  /// The sample's identifier: `tally-counter`.
  nonisolated static var sample: String { get }
  /// The numbers that may be set.
  nonisolated static var keys: [SetupKey] { get }
  /// The setup with some numbers given; the others have their defaults.
  ///
  /// - Parameter values: Numbers by key; each is within the key's bounds.
  /// - Throws: When numbers that are allowed one by one do not go together.
  nonisolated init(_ values: [String: Int]) throws(SetupError)
  /// The identifiers of all widgets on all screens, in order of layout.
  nonisolated var widgets: [String] { get }
  /// The identifiers of all screens.
  nonisolated static var screens: [String] { get }
  /// The sample's server; none unless the sample says so.
  nonisolated static var server: ServerDescription? { get }
  /// Texts that are worth typing into its fields, for random scripts; none unless the sample says
  /// so.
  nonisolated static var textsToType: [String] { get }
}

/// A number that a scenario may set.
public nonisolated struct SetupKey: Sendable, Hashable {
  /// Its name in a scenario's `setup`.
  public let name: String
  /// The numbers it may be.
  public let bounds: ClosedRange<Int>
  /// The value that is used when nothing is said.
  public let standard: Int
}

/// A number of a setup that does not go together with another.
public nonisolated struct SetupError: Error, Hashable {
  /// The key whose value is at fault.
  public let key: String
  /// The description of what would have been right.
  public let expected: String
}

extension SampleSetup {
  /// No server.
  public nonisolated static var server: ServerDescription? { nil }

  /// No texts.
  public nonisolated static var textsToType: [String] { [] }

  nonisolated static func value(_ name: String, in values: [String: Int]) -> Int {
    values[name] ?? keys.first { $0.name == name }?.standard ?? 0
  }
}
