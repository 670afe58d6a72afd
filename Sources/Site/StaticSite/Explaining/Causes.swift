/// The reasons why parts of a site differ in one build: the chains of steps from changed files.
///
/// A stage that finds a difference records it, by adding one step to the chain of its cause. An
/// explanation therefore repeats the actual decision and cannot contradict it.
struct Causes: Sendable {
  /// Indicates whether causes are recorded; if not, recording costs nothing and no chain is found.
  let areKept: Bool
  /// The files that differ, in the order recorded.
  private(set) var files: [ChangedFile] = []
  private var ways: [SitePart: [[RebuildStep]]] = [:]

  init(areKept: Bool) { self.areKept = areKept }

  /// Records a file that differs, by the path that messages show; chains begin there.
  ///
  /// `parts` are made from this file alone.
  mutating func record(file path: String, _ change: FileChange, of parts: [SitePart]) {
    guard areKept else { return }
    files.append(ChangedFile(path: path, change: change))
    for part in [.source(path)] + parts { ways[part, default: []].append([.file(path, change)]) }
  }

  /// Records that a part differs, with the chain to its cause and one further step.
  ///
  /// Nothing is recorded without a chain.
  mutating func record(
    _ part: SitePart, after way: [RebuildStep]?, _ step: RebuildStep? = nil
  ) {
    guard areKept, let way else { return }
    ways[part, default: []].append(way + (step.map { [$0] } ?? []))
  }

  /// Returns all chains to a part, in the order recorded.
  func ways(to part: SitePart) -> [[RebuildStep]] { ways[part] ?? [] }

  /// Returns the first chain to a part; `nil` if the part does not differ.
  func way(to part: SitePart) -> [RebuildStep]? { ways[part]?.first }

  /// Returns the chain to the first of several parts that differs.
  func way(toFirstOf parts: some Sequence<SitePart>) -> [RebuildStep]? {
    parts.lazy.compactMap { ways[$0]?.first }.first
  }

  /// The chain to the order of texts and the set of pages.
  ///
  /// It explains results with many causes: by the first text whose summary differs, by a template
  /// that was added or removed, or by any file, in this order of preference.
  var wayToOrder: [RebuildStep] { way(to: .order) ?? way(to: .templateNames) ?? wayToAnything }

  /// The chain to the first file that differs.
  var wayToAnything: [RebuildStep] { files.first.map { [.file($0.path, $0.change)] } ?? [] }
}

/// A part of a site that can differ from the previous build.
enum SitePart: Hashable, Sendable {
  /// A file that is read, by the path that messages show.
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
