import Diagnostics
import SiteFiles
import SiteTemplates

/// The templates and assets of the template folder.
///
/// Depends on all files of the folder. They are few, so all are read if one has changed.
struct TemplateStage: BuildStage {
  /// The templates; `nil` if the folder cannot be read.
  private(set) var library: TemplateLibrary?
  /// The files of `assets/`, by path within the site.
  private(set) var assets: [AssetLibrary.Asset] = []
  private(set) var directives = DirectiveTemplates()
  /// The first parts of all value names in templates.
  private(set) var namedValues: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The names of all templates; none if the folder cannot be read.
  var names: Set<String> { Set(library?.names ?? []) }

  /// Reads the folder, if a file in it was changed, added or deleted.
  mutating func update(_ input: TemplateInput, _ causes: inout Causes) -> TemplateChange {
    if input.changed.isEmpty { return TemplateChange() }
    let old = self
    let change = read(input.folder)
    guard causes.areKept else { return change }
    for (path, fate) in change.files.sorted(by: { $0.key < $1.key }) {
      let name = path.hasSuffix(".mustache") ? path.dropLast(".mustache".count) : nil
      var parts = [name.map { SitePart.template(String($0)) } ?? .file(path)]
      if name != nil, fate != .changed { parts.append(.templateNames) }
      causes.record(file: input.folder.file(path).path, fate, of: parts)
    }
    for name in change.directives.intersection(directives.names.union(old.directives.names)) {
      let template = DirectiveTemplates.folder + name
      let templates = [template] + (library?.calledTemplates(from: template) ?? [])
      causes.record(
        .directive(name),
        after: causes.way(toFirstOf: templates.map(SitePart.template) + [.templateNames]))
    }
    return change
  }

  private mutating func read(_ folder: SourceFolder) -> TemplateChange {
    let old = self
    let collector = DiagnosticCollector()
    let files = collector.collect { () throws(DiagnosticError) in try folder.files() }
    let read = files.map { Self.library($0, reportingTo: collector) }
    library = read?.library
    directives =
      read.map { DirectiveTemplates($0.library, $0.directives, reportingTo: collector) }
      ?? DirectiveTemplates()
    assets = (files ?? []).filter { $0.relativePath.hasPrefix("assets/") }.compactMap { file in
      collector.collect { () throws(DiagnosticError) in
        // A byte-order mark would end up in the middle of a bundle.
        let bytes = try file.bytes()
        let isMarked =
          ["css", "js"].contains(file.pathExtension) && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return AssetLibrary.Asset(
          file: OutputFile(
            path: file.relativePath, bytes: isMarked ? Array(bytes.dropFirst(3)) : bytes),
          source: file.path)
      }
    }
    namedValues = library?.namedValues ?? []
    diagnostics = collector.diagnostics
    let templates = differences(from: old)
    return TemplateChange(
      files: changedFiles(since: old), templates: templates,
      isOtherLibrary: !templates.isEmpty || (library == nil) != (old.library == nil),
      hasOtherNames: names != old.names,
      directives: changedDirectives(templates, since: old),
      hasOtherAssets: assets.map(\.file) != old.assets.map(\.file))
  }

  private func changedDirectives(
    _ changed: Set<String>, since old: TemplateStage
  ) -> Affected<String> {
    // The diagnostic for an unknown name lists the known ones.
    if directives.names != old.directives.names { return .all }
    return .these(
      directives.names.filter { name in
        let template = DirectiveTemplates.folder + name
        return [library, old.library].contains { library in
          library.map { !changed.isDisjoint(with: $0.calledTemplates(from: template)) } ?? false
        }
      })
  }

  private func changedFiles(since old: TemplateStage) -> [String: FileChange] {
    let (new, before) = (contents, old.contents)
    var changes = new.filter { before[$0.key] != $0.value }.mapValues { _ in FileChange.changed }
    for path in changes.keys where before[path] == nil { changes[path] = .added }
    for path in before.keys where new[path] == nil { changes[path] = .removed }
    return changes
  }

  private var contents: [String: [UInt8]] {
    var contents = (library?.templates ?? [:]).reduce(into: [String: [UInt8]]()) {
      result, template in
      result["\(template.key).mustache"] = Array(template.value.text.utf8)
    }
    for asset in assets { contents[asset.file.path] = asset.file.bytes }
    return contents
  }

  private func differences(from old: TemplateStage) -> Set<String> {
    switch (library, old.library) {
    case (let library?, let old?): library.changes(since: old)
    // While the folder could not be read, there were no pages.
    case (let library?, nil): Set(library.names)
    case (nil, _): []
    }
  }

  /// Reads all `.mustache` files; a template's name is its path in the folder without extension.
  private static func library(
    _ files: [SourceFolder.File], reportingTo collector: DiagnosticCollector
  ) -> (library: TemplateLibrary, directives: [String: DirectiveDeclaration]) {
    var directives: [String: DirectiveDeclaration] = [:]
    let sources = files.filter { $0.pathExtension == "mustache" }.map {
      file -> TemplateLibrary.Source in
      let name = String(file.relativePath.dropLast(".mustache".count))
      let text = collector.collect { () throws(DiagnosticError) in
        let text = String(try file.text().trimmingPrefix("\u{FEFF}"))
        guard name.hasPrefix(DirectiveTemplates.folder) else { return text }
        let (declaration, shown) = try DirectiveTemplates.split(text, file: file.path)
        directives[DirectiveTemplates.name(ofTemplate: name)] = declaration
        return shown
      }
      return (name, file.path, text)
    }
    return (TemplateLibrary(sources, reportingTo: collector), directives)
  }
}

struct TemplateInput {
  let folder: SourceFolder
  /// The paths of its files that were changed, added or deleted.
  let changed: Affected<String>
}

struct TemplateChange: Sendable {
  /// The change of each template and asset that differs, by path.
  fileprivate(set) var files: [String: FileChange] = [:]
  fileprivate(set) var templates: Set<String> = []
  /// Indicates whether a template differs, or whether the folder became readable or unreadable.
  fileprivate(set) var isOtherLibrary = false
  fileprivate(set) var hasOtherNames = false
  /// The names of the directives whose definitions differ.
  fileprivate(set) var directives = Affected<String>.none
  fileprivate(set) var hasOtherAssets = false
}
