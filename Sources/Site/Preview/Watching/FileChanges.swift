public import Diagnostics

/// Files that have changed since changes were last read.
public struct FileChanges: Hashable, Sendable {
  /// The paths of files that were changed, added or deleted; `nil` if they are not known one by
  /// one.
  public private(set) var paths: Set<String>?

  /// The reasons why some changes may not be noticed from now on.
  public private(set) var faults: [Diagnostic] = []

  /// Names the files that have changed.
  public init(_ paths: Set<String>?, faults: [Diagnostic] = []) {
    self.paths = paths
    self.faults = faults
  }

  /// Nothing has changed.
  static var none: FileChanges { FileChanges([]) }

  /// Anything may have changed.
  static var everything: FileChanges { FileChanges(nil) }

  var isEmpty: Bool { paths?.isEmpty == true && faults.isEmpty }

  /// Adds changes; what is not known stays unknown.
  mutating func formUnion(_ other: FileChanges) {
    faults += other.faults
    guard let more = other.paths else {
      paths = nil
      return
    }
    paths?.formUnion(more)
  }
}
