public import Diagnostics
import SiteFiles
public import StaticSite

/// A site that can be updated after files have changed.
public protocol PreviewedSite: Sendable {
  /// The folders that contain its source files.
  var folders: [String] { get }

  /// Updates the site.
  ///
  /// It is never called again before it has returned.
  ///
  /// - Parameter changed: The paths of files that were changed, added or deleted, each beginning
  ///   with one of `folders`; `nil` for everything.
  /// - Returns: The state to show from now on.
  func update(_ changed: Set<String>?) async -> PreviewedState
}

/// The state of a site that a preview shows.
public struct PreviewedState: Sendable {
  /// Returns a file's bytes by its path, such as `guide/index.html`; `nil` if there is none.
  ///
  /// The file may be made on request.
  public let file: @Sendable (String) -> [UInt8]?
  /// The diagnostics.
  ///
  /// If there are errors, the pages shown are the last correct ones, or those that could be made.
  public internal(set) var diagnostics: [Diagnostic]
  /// The paths of files that differ from the previous state; `nil` if these are not known.
  public let changedFiles: Set<String>?
  /// The explanation of why pages were rendered again, if the site's setup requests it.
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

/// A site of texts and templates for a preview, which is updated incrementally.
public actor EditedSite: PreviewedSite {
  /// The folders of texts and templates.
  public nonisolated let folders: [String]

  private let site: Site
  private let onBegin: @Sendable (String) -> Void
  /// The last site without errors.
  private var shown: BuiltSite?
  /// The paths of the files that have changed since then.
  private var pending: Set<String>? = []

  /// Prepares a site without reading anything.
  ///
  /// - Parameters:
  ///   - setup: The folders and settings of the site.
  ///   - onBegin: Receives the name of each stage of the work as it begins.
  public init(_ setup: SiteSetup, onBegin: @escaping @Sendable (String) -> Void = { _ in }) {
    folders = [setup.content.path, setup.templates.path]
    site = Site(setup)
    self.onBegin = onBegin
  }

  /// Updates the site.
  ///
  /// - Parameter changed: The files that have changed; `nil` for everything.
  /// - Returns: The site, or the last one without errors, with the current diagnostics.
  public func update(_ changed: Set<String>?) async -> PreviewedState {
    let clock = StageClock(onBegin: onBegin)
    let built =
      if let changed {
        await site.update(changed, clock: clock)
      } else {
        await site.build(clock: clock)
      }
    pending = built.changedFiles.flatMap { pending?.union($0) }
    let changedFiles: Set<String>?
    if built.diagnostics.hasErrors {
      changedFiles = []
    } else {
      changedFiles = pending
      pending = []
      shown = built
    }
    return PreviewedState(
      file: { [shown] in shown?.file(at: $0)?.bytes }, diagnostics: built.diagnostics,
      changedFiles: changedFiles, rebuild: built.rebuild)
  }
}
