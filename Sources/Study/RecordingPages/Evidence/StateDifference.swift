import Recordings
import Sequences

/// The difference between two states of the recordings of the same tests.
struct StateDifference: Sendable {
  /// A test whose recording has changed.
  struct ChangedTest: Sendable {
    let test: KeptTest
    let difference: RecordingDifference
  }

  /// The pairs of types that interact only now, or no longer, over all tests.
  let arrows: (new: [RecordingDifference.Arrow], gone: [RecordingDifference.Arrow])
  let changed: [ChangedTest]
  /// The tests that only the new state contains.
  let added: [KeptTest]
  /// The tests that only the earlier state contains.
  let removed: [KeptTest]
  /// The number of tests with equal recordings.
  let equalCount: Int

  /// Compares two states, in which tests correspond by name.
  init(from kept: [KeptTest], to tests: [KeptTest]) {
    let before = Dictionary(keepingFirst: kept.map { ($0.name, $0) })
    let names = Set(tests.map(\.name))
    changed = tests.compactMap { test in
      guard let old = before[test.name] else { return nil }
      let difference = RecordingDifference(from: old.recording, to: test.recording)
      return difference.isEmpty ? nil : ChangedTest(test: test, difference: difference)
    }
    added = tests.filter { before[$0.name] == nil }
    removed = kept.filter { !names.contains($0.name) }
    equalCount = tests.count - added.count - changed.count
    let (old, new) = (Self.arrows(of: kept), Self.arrows(of: tests))
    arrows = (new.subtracting(old).sorted(), old.subtracting(new).sorted())
  }

  var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

  private static func arrows(of tests: [KeptTest]) -> Set<RecordingDifference.Arrow> {
    tests.reduce(into: []) { $0.formUnion(RecordingDifference.arrows(of: $1.recording)) }
  }
}
