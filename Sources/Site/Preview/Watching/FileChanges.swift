public import Diagnostics

/// Files that have changed since changes were last read.
public struct FileChanges: Hashable, Sendable {
  /// The paths of files that were changed, added or deleted; `nil` if they are not known one by
  /// one.
  public private(set) var paths: Set<String>?

  /// The reasons why some changes may not be noticed from now on.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Names the files that have changed.
  public init(_ paths: Set<String>?, diagnostics: [Diagnostic] = []) {
    self.paths = paths
    self.diagnostics = diagnostics
  }

  /// Nothing has changed.
  static var none: FileChanges { FileChanges([]) }

  /// Anything may have changed.
  static var everything: FileChanges { FileChanges(nil) }

  var isEmpty: Bool { paths?.isEmpty == true && diagnostics.isEmpty }

  /// Adds changes; what is not known stays unknown.
  mutating func formUnion(_ other: FileChanges) {
    diagnostics += other.diagnostics
    guard let more = other.paths else {
      paths = nil
      return
    }
    paths?.formUnion(more)
  }
}
