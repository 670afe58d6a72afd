import Metrics

extension CodeIndex.Shelf {
  /// The tests of one of its own files: those whose names begin with the file's, and no longer one.
  ///
  /// Of two files of one name it is the one in the same folder.
  /// `CounterViewModelTests.swift` tests `CounterViewModel.swift`, not `Counter.swift`.
  package func tests(of entry: ListedFile) -> [ListedFile] {
    tests.filter { tested(by: $0)?.file.path == entry.file.path }
  }

  /// The test files that belong to no file: doubles, helpers, and tests of several types.
  package var otherTests: [ListedFile] { tests.filter { tested(by: $0) == nil } }

  /// The number of tests.
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
  /// The number of tests that it declares.
  package var testCount: Int { file.text.matches(of: #/(?m)^ *@Test\b/#).count }

  /// The folders in which it is, from its sample's on.
  fileprivate var folders: [Substring] {
    Array(file.path.split(separator: "/").dropFirst(3).dropLast())
  }

  /// The file's name without its ending.
  fileprivate var stem: Substring { fileName.prefix { $0 != "." } }
}
