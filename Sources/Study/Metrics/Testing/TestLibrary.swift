import Identifiers
import Sequences
public import Trace

/// The unit tests of the patterns, examined once.
public struct TestLibrary: Sendable {
  /// The files, in the given order.
  public let files: [FileFacts]

  /// Examines test files, which are below `Tests/Patterns`.
  public init(
    _ files: [SourceFile],
    examine: @Sendable (SourceFile) -> FileFacts = { FileFacts($0, isTests: true) }
  ) {
    self.files = files.concurrentMap(examine)
  }

  /// Returns the facts from the unit tests of an implementation.
  ///
  /// - Parameters:
  ///   - facts: The facts from its source.
  ///   - deciding: The roles that decide in its pattern.
  ///   - library: All sources.
  ///   - covered: The lines of the patterns covered by tests that build no widget, if measured.
  ///   - folder: The folder of its tests, relative to the package's root; by default its module's.
  /// - Returns: The facts.
  public func facts(
    of facts: SourceFacts, deciding: Set<Role>, in library: SourceLibrary, covered: CoveredLines?,
    testedIn folder: String? = nil
  ) -> TestFacts {
    let tests = tests(of: facts, in: library, testedIn: folder)
    let doubles = NeededDoubles(
      tests, own: { library.sample(of: $0) != nil }, index: facts.index,
      declared: library.visible(to: facts), deciding: deciding)
    return TestFacts(
      doubles: doubles.needed,
      coverage: covered.map { covered in
        let own = library.files(of: facts.module, sample: facts.sample)
        return covered.coverage(of: own) { file, line in
          file.role(ofLine: line, index: facts.index).map(deciding.contains) ?? false
        }
      } ?? .failure(.unmeasured))
  }

  /// Returns the files of an implementation's tests and of the helpers that they share.
  ///
  /// They are in the folder of its module's tests, unless another folder is given.
  func tests(
    of facts: SourceFacts, in library: SourceLibrary, testedIn folder: String? = nil
  ) -> [FileFacts] {
    let folder = (folder ?? SourceFolders.tests(ofModule: facts.module)) + "/"
    return files.filter {
      $0.path.hasPrefix(folder) && library.isVisible($0, to: facts.sample)
    }
  }

  /// Returns a double of an implementation's tests, with its kinds; `nil` if there is none.
  public func double(
    named name: String, of facts: SourceFacts, in library: SourceLibrary
  ) -> TestDouble? {
    TestDoubles(
      tests(of: facts, in: library), index: facts.index, declared: library.visible(to: facts)
    ).double(named: name)
  }
}

extension SourceLibrary {
  /// Returns the declarations that an implementation can name, by name.
  func visible(to facts: SourceFacts) -> [String: [Declaration]] {
    Dictionary(
      grouping: (library + files(visibleTo: facts)).flatMap(\.declarations), by: \.name)
  }
}

extension FileFacts {
  /// Returns the role of the innermost type that contains a line.
  fileprivate func role(ofLine line: Int, index: TypeIndex) -> Role? {
    innermostDeclaration(withLine: line) { $0.kind != .protocol }.flatMap(index.role)
  }
}
