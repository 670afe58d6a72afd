/// A method, an initialiser or a `deinit`, as its declaration names it.
public struct Member: Sendable, Hashable {
  /// The name without labels: `move`, `init`.
  public let name: String
  /// The arguments' labels, `_` where there is none; `nil` for what takes no list of arguments,
  /// such as a `deinit`.
  public let labels: [String]?

  /// A member with its labels: `Member("move", labels: ["to", "_"])` is `move(to:_:)`.
  public init(_ name: String, labels: [String]? = []) {
    self.name = name
    self.labels = labels
  }

  /// A `deinit`.
  public static let deinitialiser = Member("deinit", labels: nil)

  /// Whether it makes an object.
  public var isInitialiser: Bool { name == "init" }
}

extension Member: CustomStringConvertible {
  /// The name as source names a declaration: `move(to:_:)`.
  public var description: String {
    labels.map { "\(name)(" + $0.map { "\($0):" }.joined() + ")" } ?? name
  }
}
