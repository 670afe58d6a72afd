import Comparison
package import Diagnostics
import Exhibits
import Foundation
import Identifiers
package import Metrics
import Samples

/// The sources of a package that a report shows.
package struct PackageSources: Equatable, Sendable {
  /// Those of patterns, samples and widgets.
  package let examined: [SourceFile]
  /// Those of the patterns' unit tests, which are shown, and say which doubles are needed.
  package let tests: [SourceFile]
  /// Those of the programs whose streams are drawn.
  package var streams: [SourceFile] = []
  /// Those of the wrong implementations, which no number counts.
  package let wrong: [SourceFile]
  /// Those of the variants, whose numbers stand beside the patterns' and are counted with none.
  package var variants: [SourceFile] = []
  /// Those of the variants' unit tests.
  package var variantTests: [SourceFile] = []
  /// The schema of the published numbers, if there is such a file.
  package let numbersSchema: SourceFile?

  /// The folder in which the programs of streams are declared.
  static let streamsFolder = "Sources/Apps/Streams"
  /// The path of the schema of numbers, from the package's root.
  static let numbersSchemaPath = "schemas/metrics.schema.json"
}

/// The sources of patterns, samples and widgets, and what they say.
@dynamicMemberLookup
package struct ExaminedSources: Sendable {
  private let sources: PackageSources
  /// The variants' modules with the samples and widgets, examined as a pattern's module is.
  let variantLibrary: SourceLibrary
  /// The contents of the variants' unit tests.
  let variantTestLibrary: TestLibrary
  package let library: SourceLibrary
  /// The wrong implementations' sources, examined.
  let wrongLibrary: SourceLibrary
  /// The contents of the unit tests.
  package let testLibrary: TestLibrary
  /// The patterns' modules, and those of variants.
  let modules: ExaminedModules
  let variantModules: ExaminedModules
  /// The facts from the sources of each implementation.
  package let facts: ImplementationFacts
  /// The files on each implementation's page.
  package let code: CodeIndex

  /// A part of the sources.
  package subscript<Part>(dynamicMember part: KeyPath<PackageSources, Part>) -> Part {
    sources[keyPath: part]
  }

  /// The sources of patterns, samples and widgets.
  package var files: [SourceFile] { sources.examined }

  /// The sources of exhibits, and their unit tests.
  var ofExhibits: [SourceFile] { sources.wrong + sources.variants + sources.variantTests }

  /// The sources of the patterns.
  var patternFiles: [SourceFile] {
    files.filter { $0.path.hasPrefix(SourceFolders.patterns + "/") }
  }

  /// The files of sources and unit tests, parsed.
  package var parsed: [FileFacts] { library.files + testLibrary.files }

  /// Examines sources; the findings in each file are kept from process to process.
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

  /// The sources of a package.
  ///
  /// - Parameters:
  ///   - root: The package's root.
  ///   - base: The root of a package below it, if there is one: one sees the files of both.
  /// - Returns: The sources, or that they cannot be read. Where there is no folder of tests, none
  ///   are shown.
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
            "They are in \(folders). The system says\(file): \(error.localizedDescription)",
          suggestion: "run build-site in the package's own folder"))
    }
  }
}

extension ResultStore {
  /// The facts from a file; what was found in the same file by the same code is not looked for
  /// again.
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

/// The findings of rules in whole modules of patterns or variants: such a rule looks at a module's
/// own files, at the samples and at the user-interface library, and at no other module.
package struct ExaminedModules: Sendable {
  let library: SourceLibrary
  private let store: ResultStore
  /// The digests of the files of each module; those of no module under an empty name.
  private let sources: [String: String]

  /// The modules of a library, and all files that it was made of.
  package init(
    _ library: SourceLibrary, of files: [SourceFile] = [], keptIn store: ResultStore = .nowhere
  ) {
    self.library = library
    self.store = store
    sources = Dictionary(grouping: files) { SourceArea(path: $0.path).module ?? "" }.mapValues {
      var key = ResultKey("sources")
      key.add($0.sorted { $0.path < $1.path }.flatMap { [$0.path, $0.text] })
      return key.fileName
    }
  }

  /// Returns the facts of a module.
  func facts(of module: String) -> ModuleFacts {
    store.value(for: key("module", of: module)) { library.facts(module: module) }
  }

  /// Returns what a contract's module has copied of the domain.
  func copies(by contract: Contract) -> [Diagnostic] {
    store.value(for: key("copies", of: contract.module)) {
      contract.copies(in: library).map(\.diagnostic)
    }
  }

  /// A key of results that are computed from the source of a module.
  func key(_ sort: String, of module: String) -> ResultKey {
    var key = store.key(sort)
    key.add([module, sources[module] ?? "", sources[""] ?? ""])
    key.add(library.samples)
    return key
  }
}
