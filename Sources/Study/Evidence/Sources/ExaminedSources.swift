import Comparison
package import Diagnostics
import Exhibits
import Foundation
import Identifiers
package import Metrics
import Samples

/// The source files of a package that a report shows.
package struct PackageSources: Equatable, Sendable {
  /// The sources of patterns, samples and widgets.
  package let examined: [SourceFile]
  /// The patterns' unit tests, which are shown and determine the test doubles that are needed.
  package let tests: [SourceFile]
  /// The sources of the programs whose streams are drawn.
  package var streams: [SourceFile] = []
  /// The sources of the wrong implementations, which no metric counts.
  package let wrong: [SourceFile]
  /// The sources of the variants, whose numbers are not included in those of the patterns.
  package var variants: [SourceFile] = []
  /// The variants' unit tests.
  package var variantTests: [SourceFile] = []
  /// The schema of the published numbers, if the file exists.
  package let numbersSchema: SourceFile?

  /// The folder that declares the programs of streams.
  static let streamsFolder = "Sources/Apps/Streams"
  /// The path of the numbers' schema, relative to the package's root.
  static let numbersSchemaPath = "schemas/metrics.schema.json"
}

/// The sources of patterns, samples and widgets, with the facts found in them.
@dynamicMemberLookup
package struct ExaminedSources: Sendable {
  private let sources: PackageSources
  /// The modules of variants, with samples and widgets, examined like a pattern's module.
  let variantLibrary: SourceLibrary
  let variantTestLibrary: TestLibrary
  package let library: SourceLibrary
  /// The examined sources of the wrong implementations.
  let wrongLibrary: SourceLibrary
  package let testLibrary: TestLibrary
  /// The modules of patterns, and below those of variants.
  let modules: ExaminedModules
  let variantModules: ExaminedModules
  /// The facts from the sources of each implementation.
  package let facts: ImplementationFacts
  package let code: CodeIndex

  /// Returns a part of the sources.
  package subscript<Part>(dynamicMember part: KeyPath<PackageSources, Part>) -> Part {
    sources[keyPath: part]
  }

  /// The sources of patterns, samples and widgets.
  package var files: [SourceFile] { sources.examined }

  /// The sources of exhibits and their unit tests.
  var ofExhibits: [SourceFile] { sources.wrong + sources.variants + sources.variantTests }

  var patternFiles: [SourceFile] {
    files.filter { $0.path.hasPrefix(SourceFolders.patterns + "/") }
  }

  /// The parsed files of sources and unit tests.
  package var parsed: [FileFacts] { library.files + testLibrary.files }

  /// Examines sources, with the findings in each file cached in the store.
  init(
    _ sources: PackageSources, _ implementations: [Implementation],
    keptIn store: ResultStore = .nowhere
  ) {
    let samples = Set(implementations.map(\.sample.id))
    let files = sources.examined
    self.sources = sources
    library = SourceLibrary(files, samples: samples.map(SourceFolders.name(for:))) {
      store.facts(of: $0)
    }
    variantLibrary = library.replacingModules(with: sources.variants) { store.facts(of: $0) }
    wrongLibrary = SourceLibrary(sources.wrong, samples: library.samples) { store.facts(of: $0) }
    testLibrary = TestLibrary(sources.tests) { store.facts(of: $0, isTests: true) }
    variantTestLibrary = TestLibrary(sources.variantTests) { store.facts(of: $0, isTests: true) }
    modules = ExaminedModules(library, of: files, keptIn: store)
    variantModules = ExaminedModules(
      variantLibrary,
      of: files.filter { SourceArea(path: $0.path).module == nil } + sources.variants,
      keptIn: store)
    facts = ImplementationFacts(implementations, modules)
    code = CodeIndex(files + sources.tests, implementations)
  }

  /// Reads the sources of a package, whose tests and exhibits may be missing.
  ///
  /// - Parameters:
  ///   - root: The package's root.
  ///   - base: The root of a base package, if there is one; the files of both are visible.
  /// - Returns: The sources, or an error if they cannot be read.
  package static func files(
    below root: String, over base: String? = nil
  ) -> Result<PackageSources, DiagnosticError> {
    do {
      let root = URL(filePath: root, directoryHint: .isDirectory)
      let base = base.map { URL(filePath: $0, directoryHint: .isDirectory) }
      let schema = PackageSources.numbersSchemaPath
      let house = base ?? root
      let isThere = { (path: String) in
        FileManager.default.fileExists(atPath: house.appending(path: path).path)
      }
      let filesIfAny = { (folder: String) in
        try isThere(folder) ? SourceFile.all(in: folder, root: root, over: base) : []
      }
      return .success(
        PackageSources(
          examined: try SourceFolders.examined.flatMap {
            try SourceFile.all(in: $0, root: root, over: base)
          },
          tests: try filesIfAny(SourceFolders.patternTests),
          streams: try filesIfAny(PackageSources.streamsFolder),
          wrong: try [WrongImplementation.kind.folder, WrongImplementation.rightFolder].flatMap(
            filesIfAny),
          variants: try filesIfAny(SourceFolders.variants),
          variantTests: try filesIfAny(SourceFolders.variantTests),
          numbersSchema: isThere(schema)
            ? SourceFile(
              path: schema,
              text: try String(contentsOf: house.appending(path: schema), encoding: .utf8)) : nil))
    } catch {
      let folders = SourceFolders.examined.joined(separator: ", ")
      let file = (error as? CocoaError)?.filePath.map { " of '\($0)'" } ?? ""
      return .failure(
        DiagnosticError(
          .noSources, "the sources of the patterns cannot be read below '\(root)'",
          explanation:
            "Expected folders: \(folders). System error\(file): \(error.localizedDescription)",
          suggestion: "run build-site in the folder of the package"))
    }
  }
}

extension ResultStore {
  /// Returns the facts of a file, cached if the same code has examined it before.
  fileprivate func facts(of file: SourceFile, isTests: Bool = false) -> FileFacts {
    var key = key("file")
    key.add([isTests ? "tests" : "code", file.path, file.text])
    if let known: FileFindings = value(for: key) {
      return FileFacts(file, isTests: isTests, known: known)
    }
    let facts = FileFacts(file, isTests: isTests)
    keep(json: facts.findings, for: key)
    return facts
  }
}

/// The findings of rules that consider a whole module of a pattern or variant.
///
/// They depend only on its own files, the samples and the user-interface library.
package struct ExaminedModules: Sendable {
  let library: SourceLibrary
  private let store: ResultStore
  /// The digests of each module's files by sample folder, with the machinery under the empty name.
  ///
  /// Files outside any module are under the empty name, too.
  private let sources: [String: [String: String]]

  /// Creates the findings for a library made of the given files.
  package init(
    _ library: SourceLibrary, of files: [SourceFile] = [], keptIn store: ResultStore = .nowhere
  ) {
    self.library = library
    self.store = store
    let areas = files.map { (file: $0, area: SourceArea(path: $0.path)) }
    sources = Dictionary(grouping: areas) { $0.area.module ?? "" }.mapValues { files in
      let parts = Dictionary(grouping: files) { $0.area.folder(among: library.samples) ?? "" }
      return parts.mapValues { Self.digest(of: $0.map(\.file)) }
    }
  }

  private static func digest(of files: [SourceFile]) -> String {
    var key = ResultKey("sources")
    key.add(files.sorted { $0.path < $1.path }.flatMap { [$0.path, $0.text] })
    return key.fileName
  }

  func facts(of module: String) -> ModuleFacts {
    store.value(for: key("module", of: module)) { library.facts(module: module) }
  }

  /// Returns a diagnostic for everything that the contract's module has copied from the domain.
  func copies(by contract: Contract) -> [Diagnostic] {
    store.value(for: key("copies", of: contract.module)) {
      contract.copies(in: library).map(\.diagnostic)
    }
  }

  /// Returns a key for results that are computed from a module's sources.
  ///
  /// - Parameters:
  ///   - sort: The kind of the result.
  ///   - module: The module.
  ///   - sample: The folder of a sample, to leave out the files of all others.
  /// - Returns: The key.
  func key(_ sort: String, of module: String, sample: String? = nil) -> ResultKey {
    var key = store.key(sort)
    key.add(module)
    let own = (sources[module] ?? [:]).filter { sample == nil || ["", sample].contains($0.key) }
    for parts in [own, sources[""] ?? [:]] {
      key.add(parts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    }
    key.add(library.samples)
    return key
  }
}
