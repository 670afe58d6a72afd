package import Identifiers
package import Metrics
import Samples
import Sequences

/// The source files shown on each implementation's or sample's page, with their anchor names.
package struct CodeIndex: Sendable {
  /// The files of one implementation, by path.
  package struct Shelf: Sendable {
    /// The files of this sample in this pattern.
    package var own: [ListedFile] = []
    /// The pattern's files that belong to no sample.
    package var machinery: [ListedFile] = []
    /// The sample's files that belong to no pattern; they are shown on the sample's page.
    package var domain: [ListedFile] = []
    /// The unit tests of this sample in this pattern, with their test doubles.
    package var tests: [ListedFile] = []

    /// All files except the tests, whose lines are never linked to.
    package var all: [ListedFile] { own + machinery + domain }
  }

  package let shelves: [ImplementationID: Shelf]
  /// The files of each sample that all patterns share.
  package let domains: [SampleID: [ListedFile]]

  init(_ files: [SourceFile], _ implementations: [Implementation]) {
    self.init(
      files,
      modules: Dictionary(keepingFirst: implementations.map { ($0.id, $0.module) }))
  }

  /// Creates the index of the implementations in the given modules.
  init(_ files: [SourceFile], modules: [ImplementationID: String]) {
    let folders = Set(modules.keys.map { SourceFolders.name(for: $0.sample) }).sorted()
    let sorted = files.map { file in
      let area = SourceArea(path: file.path)
      return (file: file, area: area, folder: area.folder(among: folders))
    }
    let domains = Dictionary(
      uniqueKeysWithValues: Set(modules.keys.map(\.sample)).map { sample in
        let own = SourceFolders.name(for: sample)
        var names: Set<String> = []
        let domain = sorted.filter { _, area, folder in
          area.isSamples && area.module == nil && folder == own
        }
        return (sample, domain.map { Self.entry($0.file, &names) })
      })
    self.domains = domains
    shelves = Dictionary(
      uniqueKeysWithValues: modules.map { id, module in
        let own = SourceFolders.name(for: id.sample)
        var shelf = Shelf()
        shelf.domain = domains[id.sample] ?? []
        let tests = "\(SourceFolders.tests(ofModule: module))/\(own)/"
        var names: Set<String> = []
        for (file, area, folder) in sorted {
          if file.path.hasPrefix(tests) {
            shelf.tests.append(Self.entry(file, &names, hasLineAnchors: false))
            continue
          }
          switch (area.module, folder) {
          case (module, own): shelf.own.append(Self.entry(file, &names))
          case (module, nil): shelf.machinery.append(Self.entry(file, &names))
          default: continue
          }
        }
        // Without files of its own, an implementation has nothing to show beside the domain.
        return (id, shelf.own.isEmpty ? Shelf() : shelf)
      })
  }

  package subscript(id: ImplementationID) -> Shelf { shelves[id] ?? Shelf() }

  /// The capital letters of a file's name: `SVC-SB` for `SearchViewController+SearchBar`.
  ///
  /// Anchors are short because rows link to lines hundreds of thousands of times.
  private static func initials(of stem: String) -> String {
    let words = stem.split(separator: "+").map { word -> String in
      let capitals = word.filter { $0.isASCII && $0.isUppercase }
      return capitals.isEmpty ? String(word.prefix(1).filter(\.isASCII)) : capitals
    }
    return words.contains("") ? "" : words.joined(separator: "-")
  }

  private static func entry(
    _ file: SourceFile, _ names: inout Set<String>, hasLineAnchors: Bool = true
  ) -> ListedFile {
    let parts = file.path.split(separator: "/").map(String.init)
    let name = parts.last ?? file.path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
    var anchor = initials(of: stem)
    // Without unique capitals, the anchor is the whole name, with its folder if necessary.
    if anchor.isEmpty || !names.insert(anchor).inserted {
      anchor = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      while !names.insert(anchor).inserted { anchor = "\(parts.dropLast().last ?? "")-\(anchor)" }
    }
    return ListedFile(file: file, name: anchor, hasLineAnchors: hasLineAnchors)
  }
}

/// A file listed on a page.
package struct ListedFile: Sendable, Hashable {
  package let file: SourceFile
  /// The name used in its anchors.
  package let name: String
  /// Indicates whether each of its lines has an anchor.
  package var hasLineAnchors = true

  /// The anchor of a line, such as `CP-12`.
  package static func anchor(_ name: String, line: Int) -> String { "\(name)-\(line)" }

  package var fileName: String { file.path.split(separator: "/").last.map(String.init) ?? "" }
}

extension CodeIndex.Shelf {
  /// The tests of one of the implementation's own files.
  ///
  /// A test belongs to the file with the longest name that begins its own:
  /// `CounterViewModelTests.swift` tests `CounterViewModel.swift`, not `Counter.swift`. Of equals,
  /// it is the one in the same folder.
  package func tests(of entry: ListedFile) -> [ListedFile] {
    tests.filter { tested(by: $0)?.file.path == entry.file.path }
  }

  /// The test files that belong to no single file: doubles, helpers, and tests of several types.
  package var otherTests: [ListedFile] { tests.filter { tested(by: $0) == nil } }

  package var testCount: Int { tests.reduce(0) { $0 + $1.testCount } }

  private func tested(by test: ListedFile) -> ListedFile? {
    guard test.fileName.hasSuffix("Tests.swift") else { return nil }
    return own.filter { test.stem.hasPrefix($0.stem) }.max { one, other in
      if one.stem.count != other.stem.count { return one.stem.count < other.stem.count }
      return one.folders != test.folders && other.folders == test.folders
    }
  }
}

extension ListedFile {
  /// The number of tests declared in the file.
  package var testCount: Int { file.text.matches(of: #/(?m)^ *@Test\b/#).count }

  /// The folders of its path that follow the sample's own.
  fileprivate var folders: [Substring] {
    Array(file.path.split(separator: "/").dropFirst(3).dropLast())
  }

  /// The file's name without its extension.
  fileprivate var stem: Substring { fileName.prefix { $0 != "." } }
}
