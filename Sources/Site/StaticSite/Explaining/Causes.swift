/// The reasons why things differ in one build: for each thing the ways that lead to it from files
/// that changed.
///
/// A stage that finds something different records it, as a way to what it follows from with one
/// step more. So an explanation repeats what decided, and cannot say something else.
struct Causes: Sendable {
  /// Tells whether anything is recorded; else every record costs nothing and every way is missing.
  let areKept: Bool
  /// The files that differ, in the order in which they were recorded.
  private(set) var files: [ChangedFile] = []
  private var ways: [SitePart: [[RebuildStep]]] = [:]

  init(areKept: Bool) { self.areKept = areKept }

  /// Records a file that differs, by the path by which messages name it, where ways begin; the
  /// parts are made of it alone.
  mutating func record(file path: String, _ change: FileChange, of parts: [SitePart]) {
    guard areKept else { return }
    files.append(ChangedFile(path: path, change: change))
    for part in [.source(path)] + parts { ways[part, default: []].append([.file(path, change)]) }
  }

  /// Records that something differs, after the way to what it follows from and the step from there;
  /// nothing is recorded without a way.
  mutating func record(
    _ part: SitePart, after way: [RebuildStep]?, _ step: RebuildStep? = nil
  ) {
    guard areKept, let way else { return }
    ways[part, default: []].append(way + (step.map { [$0] } ?? []))
  }

  /// All ways to a thing, in the order in which they were recorded.
  func ways(to part: SitePart) -> [[RebuildStep]] { ways[part] ?? [] }

  /// The first way to a thing; `nil` if it does not differ.
  func way(to part: SitePart) -> [RebuildStep]? { ways[part]?.first }

  /// The way to the first of some things that differs.
  func way(toFirstOf parts: some Sequence<SitePart>) -> [RebuildStep]? {
    parts.lazy.compactMap { ways[$0]?.first }.first
  }

  /// The way to the order of texts and the set of pages.
  ///
  /// What follows from many things at once is explained by it: by the first text that other pages
  /// show otherwise, else by a template that has come or gone, else by any file.
  var wayToOrder: [RebuildStep] { way(to: .order) ?? way(to: .templateNames) ?? wayToAnything }

  /// The first file that differs.
  var wayToAnything: [RebuildStep] { files.first.map { [.file($0.path, $0.change)] } ?? [] }
}

/// A part of a site that can differ from the build before.
enum SitePart: Hashable, Sendable {
  /// A file that is read, by the path by which messages name it.
  case source(String)
  /// A text or its body, by the text's path below `content/`.
  case text(String)
  /// The page summary of a text, by the text's path below `content/`.
  case summary(String)
  /// The terms of a taxonomy, by its name.
  case terms(String)
  /// Data, by name.
  case data(String)
  /// A template, by name.
  case template(String)
  /// The names of all templates.
  case templateNames
  /// The definition of a directive, by its name.
  case directive(String)
  /// A value that is the same on all pages, by name.
  case value(String)
  /// The order of texts.
  case order
  /// The pages and files of reports.
  case reports
  /// A file of the site, by the path that links use.
  case file(String)
}
