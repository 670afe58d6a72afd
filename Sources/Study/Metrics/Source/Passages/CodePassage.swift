/// A piece of source that acts: a function, or a statement whose closure is run later.
public struct CodePassage: Sendable, Hashable, Codable {
  /// The kind of passage.
  public enum PassageKind: Sendable, Hashable, Codable {
    /// A function, an initialiser or a deinitialiser.
    case function
    /// A statement in a function, with a closure in it.
    case statement
  }

  /// The kind of it.
  public let kind: PassageKind
  /// The function, or the function in which the statement is, after its type's name:
  /// `CounterPresenter.show(_:)`.
  public let name: String
  /// The type whose source it is in.
  public let type: String
  /// The file, from the package's root on.
  public let file: String
  /// Its lines, from 1.
  public let lines: ClosedRange<Int>

  /// A passage of a file.
  public init(kind: PassageKind, name: String, type: String, file: String, lines: ClosedRange<Int>)
  {
    self.kind = kind
    self.name = name
    self.type = type
    self.file = file
    self.lines = lines
  }
}

extension CodePassage: Comparable {
  /// Returns whether a passage is before another one: by file, then by line.
  public static func < (left: CodePassage, right: CodePassage) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.lines.lowerBound, left.lines.upperBound)
      < (right.lines.lowerBound, right.lines.upperBound)
  }
}
