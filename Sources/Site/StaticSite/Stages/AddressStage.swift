import Diagnostics
import SiteFiles
import SiteLinks

/// The addresses of all pages and files, and the names under which assets are written.
///
/// Depends on the planned pages, the copied files and the assets.
struct AddressStage: BuildStage {
  private(set) var index = SiteIndex()
  private(set) var assets = AssetLibrary([], others: [], namesByContent: true)
  /// Files that conflict with others, and addresses in style sheets that lead nowhere.
  private(set) var diagnostics: [Diagnostic] = []

  /// Builds the index again, if a page or a file may have been added, removed or moved.
  ///
  /// - Returns: The paths that lead elsewhere than before.
  /// - Complexity: O(*n* log *n*) in the number of files.
  mutating func update(_ input: AddressInput, _ causes: inout Causes) -> Set<String> {
    // Errors that were reported before may have moved to other lines.
    guard input.hasOtherFiles || !diagnostics.isEmpty else { return [] }
    let old = index
    let reportedFiles = input.reported.files.map(\.path)
    var builder = IndexBuilder(planned: input.plans.byFile.count)
    // Sorted, so that the same one of two conflicting files is reported each time.
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
    // Added last, so that the author's own `robots.txt` takes precedence.
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

struct AddressInput {
  let plans: PagePlans
  let content: SiteContent
  /// The files that reports made besides pages, and the pages that they could not make.
  let reported: ReportedPages
  let assets: [AssetLibrary.Asset]
  let bundles: [AssetBundle]
  /// The paths of the files that the site generates.
  let extras: [String]
  let namesAssetsByContent: Bool
  /// Indicates whether the set of files may differ.
  let hasOtherFiles: Bool
}

/// Adds the files of a site to its index and finds conflicts between them.
private struct IndexBuilder {
  var index = SiteIndex()
  private(set) var diagnostics: [Diagnostic] = []
  /// The last path for each lower-case form; a lower-case path is entered only after a conflict.
  private var folded: [String: String] = [:]
  /// The entries, each with the path that it is written to.
  private var entries: [(file: String, source: SourceLocation?)] = []
  /// The files already reported because they have the name of a folder.
  private var inTheWay: Set<String> = []

  init(planned count: Int) {
    index.reserveCapacity(count + 64)
    entries.reserveCapacity(count + 64)
  }

  /// Adds a file that the site generates, unless the author's content has one of the same name.
  mutating func insertExtra(_ path: String) {
    guard !index.contains(path) else { return }
    index.insert(path)
    entries.append((path, nil))
  }

  /// Adds a file of the content folder or of a report, which may have the name of a page's folder.
  mutating func insertFile(_ path: String, at source: SourceLocation?) {
    if index.contains(path + "/index.html") {
      inTheWay.insert(path)
      diagnostics.append(
        Diagnostic(
          .pathClash, at: source, "a page is in a folder of the same name, '\(path)/'",
          suggestion: "give one of them another name"))
    }
    insert(path, at: source)
  }

  mutating func insert(_ path: String, writtenTo file: String? = nil, at source: SourceLocation?) {
    if !SitePath.isResolved(path), SitePath.resolve(path, in: "") != path {
      diagnostics.append(
        Diagnostic(
          .wrongPath, at: source, "'\(path)' is not a path below the site's root",
          suggestion: "write it without a leading '/', '.', '..' and empty parts"))
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
          "Windows does not allow the name '\(OutputName.shown(path))': \(problem)",
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
          explanation: "On many systems both are the same file.",
          suggestion: "give one of them another name"))
    }
  }

  /// Reports each file that has the name of a folder that contains others.
  ///
  /// The diagnostic is at the alias that causes the conflict, or else at the file in the folder.
  ///
  /// - Complexity: O(*n*) in the length of all paths, and again for each error.
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
          notes: other.map { [DiagnosticNote(at: $0, "the other one comes from here")] } ?? []))
    }
  }

  /// Returns an earlier path that differs only in case; nearly all paths are in lower case.
  private mutating func other(of path: String) -> String? {
    let isSmall = path.utf8.allSatisfy { $0 < 0x41 || ($0 > 0x5A && $0 < 0x80) }
    if isSmall, folded.isEmpty { return nil }
    let small = isSmall ? path : path.lowercased()
    let other = folded[small] ?? (small != path && index.contains(small) ? small : nil)
    if !isSmall || other != nil { folded[small] = path }
    return other
  }
}
