public import Diagnostics
public import StaticSite

/// A site that can be brought up to date after files have changed.
public protocol PreviewedSite: Sendable {
  /// The folders whose files it is built from.
  var folders: [String] { get }

  /// Brings it up to date.
  ///
  /// It is never called again before it has returned.
  ///
  /// - Parameter changed: The paths of files that were changed, added or deleted, each beginning
  ///   with one of `folders`; `nil` for everything.
  /// - Returns: What is to be shown from now on.
  func update(_ changed: Set<String>?) async -> PreviewedState
}

/// The state of a site that a preview shows.
public struct PreviewedState: Sendable {
  /// A file's bytes by its path below the root, such as `guide/index.html`, made on request if need
  /// be; `nil` if there is none.
  public let file: @Sendable (String) -> [UInt8]?
  /// The faults.
  ///
  /// Where there are errors, the pages shown are the last good ones, or as far as
  /// they could be made.
  public let diagnostics: [Diagnostic]
  /// The paths of files that differ from the state before; `nil` if that is not known.
  public let changedFiles: Set<String>?
  /// The reason why pages were rendered again, if the site's setup requests it.
  public let rebuild: Rebuild?

  /// Creates a state.
  public init(
    file: @escaping @Sendable (String) -> [UInt8]?, diagnostics: [Diagnostic] = [],
    changedFiles: Set<String>? = nil, rebuild: Rebuild? = nil
  ) {
    self.file = file
    self.diagnostics = diagnostics
    self.changedFiles = changedFiles
    self.rebuild = rebuild
  }
}
