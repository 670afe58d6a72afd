import Diagnostics
import SiteFiles
import SiteLinks

/// The addresses of all pages and files, and the names under which assets are written.
///
/// Depends on which pages are planned, which files are copied, and on the assets.
struct AddressStage: BuildStage {
  /// The file at each address.
  private(set) var index = SiteIndex()
  private(set) var assets = AssetLibrary([], others: [], namesByContent: true)
  /// Files that are in the way of others, and addresses in style sheets that lead nowhere.
  private(set) var diagnostics: [Diagnostic] = []

  /// Decides what is where, if a page or a file may have come, gone or moved.
  ///
  /// - Returns: The paths that lead elsewhere than before.
  /// - Complexity: O(*n* log *n*) in the number of files.
  mutating func update(_ input: AddressInput, _ causes: inout Causes) -> Set<String> {
    // What is at fault may be on another line now.
    guard input.hasOtherFiles || !diagnostics.isEmpty else { return [] }
    let old = index
    let reportedFiles = input.reported.files.map(\.path)
    var builder = IndexBuilder(planned: input.plans.byFile.count)
    // In order, so that of two that are in each other's way the same one is reported each time.
    for (path, plan) in input.plans.byFile.sorted(by: { $0.key < $1.key }) {
      builder.insert(path, at: plan.source)
      if plan.twinTemplate != nil {
        builder.insert(SitePath.twin(forPage: plan.path), at: plan.source)
      }
      for file in plan.subject.made?.files ?? [] { builder.insert(file.path, at: plan.source) }
    }
    for file in input.content.files {
      builder.insertFile(
        file.path, at: SourceLocation(file: input.content.folder.file(file.path).path))
    }
    for path in reportedFiles { builder.insertFile(path, at: nil) }
    assets = AssetLibrary(
      input.assets, bundles: input.bundles,
      others: Set(input.content.files.map(\.path) + reportedFiles),
      namesByContent: input.namesAssetsByContent)
    for asset in input.assets {
      builder.insert(
        asset.file.path, writtenTo: assets.names[asset.file.path],
        at: SourceLocation(file: asset.source))
    }
    for bundle in input.bundles {
      builder.insert(
        bundle.path, writtenTo: assets.names[bundle.path], at: bundle.location)
    }
    // After all that somebody wrote: a `robots.txt` of the author's own takes precedence.
    for path in input.extras { builder.insertExtra(path) }
    builder.checkFolders()
    for path in input.reported.unmade + input.content.unread.map(\.path) {
      builder.index.insertUnmade(path)
    }
    index = builder.index
    diagnostics = builder.diagnostics + assets.diagnostics
    let paths = index.differences(from: old)
    for path in paths where causes.areKept && causes.way(to: .file(path)) == nil {
      causes.record(.file(path), after: causes.wayToOrder)
    }
    return paths
  }
}

/// The pages and files of a site.
struct AddressInput {
  let plans: PagePlans
  let content: SiteContent
  /// The files that reports make besides pages, and the pages that they could not make.
  let reported: ReportedPages
  let assets: [AssetLibrary.Asset]
  let bundles: [AssetBundle]
  /// The files that the site makes of itself.
  let extras: [String]
  let namesAssetsByContent: Bool
  /// Tells whether there may be others than before.
  let hasOtherFiles: Bool
}

/// Enters what a site writes in its index, and finds what is in the way of something else.
private struct IndexBuilder {
  var index = SiteIndex()
  private(set) var diagnostics: [Diagnostic] = []
  /// The last path of each lower-case form, but for those that have it.
  private var folded: [String: String] = [:]
  /// The entries, each by the path that it is written to.
  private var entries: [(file: String, source: SourceLocation?)] = []
  /// The files that were found to be in the way of a folder.
  private var inTheWay: Set<String> = []

  init(planned count: Int) {
    index.reserveCapacity(count + 64)
    entries.reserveCapacity(count + 64)
  }

  /// Enters a file that the site can do without: one of the same name that the site's author wrote
  /// takes precedence.
  mutating func insertExtra(_ path: String) {
    guard !index.contains(path) else { return }
    index.insert(path)
    entries.append((path, nil))
  }

  /// Enters a file of the content folder or of a report, which may have the name of the folder that
  /// a page is in.
  mutating func insertFile(_ path: String, at source: SourceLocation?) {
    if index.contains(path + "/index.html") {
      inTheWay.insert(path)
      diagnostics.append(
        Diagnostic(
          .pathClash, at: source, "a page stands in a folder of the same name, '\(path)/'",
          suggestion: "give one of them another name"))
    }
    insert(path, at: source)
  }

  mutating func insert(_ path: String, writtenTo file: String? = nil, at source: SourceLocation?) {
    if !SitePath.isResolved(path), SitePath.resolve(path, in: "") != path {
      diagnostics.append(
        Diagnostic(
          .wrongPath, at: source, "'\(path)' is no path below the site's root",
          suggestion: "write it without '/' in front, and without '.', '..' and empty parts"))
    } else if let problem = OutputName.problem(of: path) {
      diagnostics.append(
        Diagnostic(
          .wrongPath, at: source,
          "'\(OutputName.shown(path))' cannot be the path of a file: \(problem)",
          suggestion: "give it another name"))
    } else if let problem = OutputName.windowsProblem(of: path) {
      diagnostics.append(
        Diagnostic(
          .unportableName, at: source,
          "Windows has no file of the name '\(OutputName.shown(path))': \(problem)",
          explanation: "The site cannot be unpacked there, and some hosts refuse it.",
          suggestion: "give it another name"))
    }
    if !index.insert(path, writtenTo: file) {
      diagnostics.append(.samePath(path, at: source))
      return
    }
    entries.append((file ?? path, source))
    if let other = other(of: path) {
      diagnostics.append(
        Diagnostic(
          .caseCollision, at: source, "'\(path)' differs from '\(other)' in case only",
          explanation: "On many systems both are one file.",
          suggestion: "give one of them another name"))
    }
  }

  /// Reports the files that have the name of a folder that others are in, each once: where an alias
  /// says so, else at what is in the folder.
  ///
  /// - Complexity: O(*n*) in the length of all paths, and again for each fault.
  mutating func checkFolders() {
    let folders = index.folders
    for (file, outer) in entries where folders.contains(file) && !inTheWay.contains(file) {
      guard let inside = entries.first(where: { $0.file.hasPrefix(file + "/") }) else { continue }
      let inner = inside.source
      let isAtInner = inner != nil && (inner?.range != nil || outer?.range == nil)
      let other = isAtInner ? outer : inner
      diagnostics.append(
        Diagnostic(
          .pathClash, at: isAtInner ? inner : outer,
          "a file and a folder would both have the name '\(file)'",
          explanation: "'\(inside.file)' would be in the folder.",
          suggestion: "give one of them another name",
          notes: other.map { [DiagnosticNote(at: $0, "the other is made from this")] } ?? []))
    }
  }

  /// The path entered before that differs in case only; nearly all paths are in small letters.
  private mutating func other(of path: String) -> String? {
    let isSmall = path.utf8.allSatisfy { $0 < 0x41 || ($0 > 0x5A && $0 < 0x80) }
    if isSmall, folded.isEmpty { return nil }
    let small = isSmall ? path : path.lowercased()
    let other = folded[small] ?? (small != path && index.contains(small) ? small : nil)
    if !isSmall || other != nil { folded[small] = path }
    return other
  }
}
