import Identifiers
import Sequences
public import Trace

/// The unit tests of the patterns, examined once.
public struct TestLibrary: Sendable {
  /// The files, in the order in which they were given.
  public let files: [FileFacts]

  /// Examines tests.
  ///
  /// - Parameters:
  ///   - files: Their files, below `Tests/Patterns`.
  ///   - examine: Examines a file of tests.
  public init(
    _ files: [SourceFile],
    examine: @Sendable (SourceFile) -> FileFacts = { FileFacts($0, isTests: true) }
  ) {
    self.files = files.concurrentMap(examine)
  }

  /// Returns the facts from the unit tests of an implementation.
  ///
  /// - Parameters:
  ///   - facts: What its source says.
  ///   - deciding: The roles that decide in its pattern.
  ///   - library: All sources.
  ///   - covered: The lines of the patterns that tests reach which build no widget, if they were
  ///     measured.
  ///   - folder: Where its tests are, from the package's root on; where those of its module are, if
  ///     it is not given.
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

  /// Returns the files of an implementation's tests, and of helpers that it shares with others.
  ///
  /// They are in the folder of its module's tests, unless another one is given.
  func tests(
    of facts: SourceFacts, in library: SourceLibrary, testedIn folder: String? = nil
  ) -> [FileFacts] {
    let folder = (folder ?? SourceFolders.tests(ofModule: facts.module)) + "/"
    return files.filter {
      $0.path.hasPrefix(folder) && library.isVisible($0, to: facts.sample)
    }
  }

  /// Returns a double of an implementation's tests as the field names it.
  public func double(
    named name: String, of facts: SourceFacts, in library: SourceLibrary
  ) -> TestDouble? {
    TestDoubles(
      tests(of: facts, in: library), index: facts.index, declared: library.visible(to: facts)
    ).double(named: name)
  }
}

extension SourceLibrary {
  /// The declarations that an implementation can name, by name.
  func visible(to facts: SourceFacts) -> [String: [Declaration]] {
    Dictionary(
      grouping: (library + files(visibleTo: facts)).flatMap(\.declarations), by: \.name)
  }
}

extension FileFacts {
  /// The role of the innermost type that a line is in.
  fileprivate func role(ofLine line: Int, index: TypeIndex) -> Role? {
    innermostDeclaration(withLine: line) { $0.kind != .protocol }.flatMap(index.role)
  }
}
