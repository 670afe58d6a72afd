import Diagnostics
import Foundation

/// The place of an output folder, and of what is beside it while it is replaced.
struct ExchangePaths {
  /// The output folder.
  let site: String
  /// The folder that contains it.
  let parent: String
  /// The place in which the new site comes together; the old one is here after an exchange.
  let stage: String
  /// The place in which the old site waits if there are two renames.
  let aside: String
  /// A file that is there while there are two renames.
  let journal: String
  /// The place where the new site waits, complete, while the old one is taken away file by file.
  let ready: String

  /// Names the places of an output folder whose path ends in a name.
  init(site: String) {
    self.site = site
    let parent = site.parentFolder
    self.parent = parent.isEmpty ? "." : parent
    let hidden = (parent as NSString).appendingPathComponent(
      "." + (site as NSString).lastPathComponent)
    stage = hidden + Self.ending("new")
    aside = hidden + Self.ending("old")
    journal = hidden + Self.ending("journal")
    ready = hidden + Self.ending("ready")
  }

  /// A suffix that people do not give to their own folders; what is there is checked before it is
  /// removed, all the same.
  private static func ending(_ word: String) -> String { ".counterpoint-\(word)~" }

  /// The path by which a reader knows a file: a file that was being written has the path that it
  /// would have in the site.
  func shown(_ path: String) -> String {
    path == stage || path.hasPrefix(stage + "/") ? site + path.dropFirst(stage.count) : path
  }
}
