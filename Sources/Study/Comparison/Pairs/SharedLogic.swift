public import Trace

/// The logic of the deciding roles that two implementations have in the same lines.
///
/// A line counts if it names anything, is in the body of a function, an initialiser or an accessor,
/// and is in the sample's own files. Lines are equal if their tokens are, the words for roles
/// (``RoleRenaming``) and `self.` left out; where they are does not count, and each counts once.
public struct SharedLogic: Sendable {
  /// The roles that decide in the first implementation, and in the second.
  public let roles: (first: Set<Role>, second: Set<Role>)
  /// The comparison of what the roles do.
  public let logic: CodeDiff
  /// The comparison of what they declare: types, properties, the first lines of functions.
  public let interface: CodeDiff

  /// Compares two implementations of one sample.
  public init(
    _ first: (code: PatternCode, roles: Set<Role>), _ second: (code: PatternCode, roles: Set<Role>)
  ) {
    let renaming = RoleRenaming()
    func diff(_ isLogic: Bool) -> CodeDiff {
      CodeDiff(
        first.code.lines(of: first.roles, isLogic: isLogic),
        second.code.lines(of: second.roles, isLogic: isLogic), renaming: renaming)
    }
    roles = (first.roles, second.roles)
    logic = diff(true)
    interface = diff(false)
  }
}

extension CodeDiff {
  /// The share of the first's lines that the second has too, in whole per cent; `nil` if the first
  /// has none.
  public var percentage: Int? { Self.percentage(shared, of: counts.first) }

  /// The share of the second's lines that the first has too, in whole per cent.
  public var reversePercentage: Int? { Self.percentage(shared, of: counts.second) }

  private static func percentage(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : (200 * part + whole) / (2 * whole)
  }
}
