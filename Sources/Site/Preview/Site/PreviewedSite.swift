public import Diagnostics
import SiteFiles
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
  /// Where there are errors, the pages shown are the last good ones, or as far as they could be
  /// made.
  public internal(set) var diagnostics: [Diagnostic]
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

/// A site of texts and templates for a preview: after a change only the affected pages are rebuilt.
public actor EditedSite: PreviewedSite {
  /// The folders of words and of templates.
  public nonisolated let folders: [String]

  private let site: Site
  private let onBegin: @Sendable (String) -> Void
  /// The last site in which nothing was wrong.
  private var shown: BuiltSite?
  /// The files that have changed since then.
  private var pending: Set<String>? = []

  /// Prepares a site; nothing is read yet.
  ///
  /// - Parameters:
  ///   - setup: What the site is built from.
  ///   - onBegin: Receives the name of each stage of the work as it begins.
  public init(_ setup: SiteSetup, onBegin: @escaping @Sendable (String) -> Void = { _ in }) {
    folders = [setup.content.path, setup.templates.path]
    site = Site(setup)
    self.onBegin = onBegin
  }

  /// Brings the site up to date.
  ///
  /// - Parameter changed: The files that have changed; `nil` for everything.
  /// - Returns: The site, or if there is an error in it the last one without, and what is wrong.
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
