import SiteFiles
import Synchronization

/// Files that are made when one of them is first requested, and then cached.
///
/// A search index takes as long as the whole of a small change; a preview of a page does not wait
/// for it.
final class LazyFiles: Sendable {
  /// The beginning of the paths of all of them.
  let prefix: String
  private let make: @Sendable () -> [OutputFile]
  private let made = Mutex<[OutputFile]?>(nil)

  init(prefix: String, make: @escaping @Sendable () -> [OutputFile]) {
    self.prefix = prefix
    self.make = make
  }

  /// Tells whether a path may be that of one of them.
  func covers(_ path: String) -> Bool { path.hasPrefix(prefix) }

  /// The files.
  var files: [OutputFile] {
    made.withLock { made in
      if let made { return made }
      let files = make()
      made = files
      return files
    }
  }
}
