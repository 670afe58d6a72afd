import TestSupport
import Testing

@testable import Recordings

@Suite("The difference of two recordings")
struct RecordingDifferenceTests {
  /// A row of a recording in which everything has a name of its own.
  private func row(_ number: Int, depth: Int = 0) -> RecordedRow {
    RecordedRow(depth: depth, from: "View#1", .calls, to: "Model#1", "act\(number)x()")
  }

  private func recording(_ rows: [RecordedRow]) -> KeptRecording {
    KeptRecording(
      participants: [.init(name: "View#1", role: "view"), .init(name: "Model#1", role: "model")],
      rows: rows)
  }

  @Test("is nothing between equal recordings")
  func equal() {
    let rows = (0..<50).map { row($0) }
    let difference = RecordingDifference(from: recording(rows), to: recording(rows))
    #expect(difference.isEmpty && difference.text == "Nothing differs.\n  … 50 equal")
  }

  @Test("is the smallest of random edits, whose number is known", arguments: 0..<60)
  func edits(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let old = (0..<Int.random(in: 1...80, using: &random)).map { row($0) }
    var new = old
    let removed = Int.random(in: 0...min(5, new.count - 1), using: &random)
    for _ in 0..<removed { new.remove(at: .random(in: new.indices, using: &random)) }
    let added = Int.random(in: 0...5, using: &random)
    for number in 0..<added {
      new.insert(row(1_000 + number), at: .random(in: 0...new.count, using: &random))
    }
    let counts = RecordingDifference(from: recording(old), to: recording(new)).counts
    #expect(counts == (removed, added, 0, 0))
  }

  @Test("leaves as many rows equal as an exact, slow comparison", arguments: 0..<200)
  func exactReference(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    // Few different rows, none of which is there once: that is where guesses go wrong.
    let old = (0..<Int.random(in: 0...24, using: &random)).map { _ in
      row(.random(in: 0...3, using: &random))
    }
    let new = (0..<Int.random(in: 0...24, using: &random)).map { _ in
      row(.random(in: 0...3, using: &random))
    }
    let twice = { (rows: [RecordedRow]) in rows.flatMap { [$0, $0] } }
    let changes = RecordingDifference(
      from: recording(twice(old)), to: recording(twice(new))
    ).changes
    let equal = changes.count { if case .equal = $0 { true } else { false } }
    #expect(equal == longestCommon(twice(old), twice(new)))
  }

  /// The length of the longest common subsequence, by the table that every textbook has.
  private func longestCommon(_ old: [RecordedRow], _ new: [RecordedRow]) -> Int {
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for (one, left) in old.enumerated() {
      for (other, right) in new.enumerated() {
        lengths[one + 1][other + 1] =
          left == right
          ? lengths[one][other] + 1 : max(lengths[one][other + 1], lengths[one + 1][other])
      }
    }
    return lengths[old.count][new.count]
  }

  @Test("shows a block that is elsewhere now as one that moved, however deep it is there")
  func moves() {
    let block = [row(100), row(101, depth: 1), row(102, depth: 2)]
    let rest = (0..<10).map { row($0) }
    let deeper = block.map { row in
      var row = row
      row.depth += 1
      return row
    }
    let old = block + rest
    let new = rest[..<8] + deeper + rest[8...]
    let difference = RecordingDifference(from: recording(old), to: recording(Array(new)))
    #expect(difference.counts == (0, 0, 0, 3))
    #expect(difference.text.contains("(block 1)") && !difference.text.contains("(block 2)"))
  }

  @Test("does not show what has another number only because something came before it")
  func renumbered() throws {
    let old = try KeptRecording(
      text: """
        A#1: view
        ---
        test calls A#1 show(<text 1>)
        test calls A#1 hide(<text 2>)
        """)
    let new = try KeptRecording(
      text: """
        A#1: view
        A#2: view
        ---
        test calls A#1 open(<text 1>)
        test calls A#2 show(<text 2>)
        test calls A#2 hide(<text 3>)
        """)
    #expect(RecordingDifference(from: old, to: new).counts == (0, 1, 0, 0))
  }

  @Test("shows a value that is another one than it was")
  func values() throws {
    let head = "A#1: view\n---\ntest calls A#1 show(<text 1>)\n"
    let old = try KeptRecording(text: head + "test calls A#1 hide(<text 1>)")
    let new = try KeptRecording(text: head + "test calls A#1 hide(<text 2>)")
    let difference = RecordingDifference(from: old, to: new)
    #expect(difference.counts == (0, 0, 1, 0))
    #expect(difference.text.contains("~ test calls A#1 hide(<text 2>)"))
  }

  @Test("begins with who acts on whom now")
  func arrows() throws {
    let old = try KeptRecording(text: "A#1: view\nB#1: model\n---\ntest calls A#1 show()")
    let new = try KeptRecording(
      text: "A#1: view\nB#1: store\n---\ntest calls A#1 show()\n  A#1 calls B#1 get()")
    let difference = RecordingDifference(from: old, to: new)
    #expect(
      difference.text == """
        `A` now acts on `B`.
        The role of `B` changed from model to store.
        Rows: 1 added.
          test calls A#1 show()
        +   A#1 calls B#1 get()
        """)
    #expect(difference.markdown(title: "T").contains("```diff\n  test calls"))
    #expect(difference.html(title: "<T>").contains("<h1>&lt;T&gt;</h1>"))
    #expect(
      difference.html(title: "T").contains("<li><code>A</code> now acts on <code>B</code>.</li>"))
  }

  @Test("takes moments for fifty thousand rows against as many")
  func speed() {
    var random = SeededGenerator(state: 7)
    let old = (0..<50_000).map { row($0 % 400) }
    var new = old
    for _ in 0..<100 { new.remove(at: .random(in: new.indices, using: &random)) }
    for _ in 0..<100 { new.insert(row(9_999), at: .random(in: new.indices, using: &random)) }
    let clock = ContinuousClock()
    var difference: RecordingDifference?
    let time = clock.measure {
      difference = RecordingDifference(from: recording(old), to: recording(new))
    }
    print("50,000 rows against 50,000, with 200 differences: \(time)")
    #expect(difference.map { $0.counts.removed + $0.counts.changed } == 100)
    #expect(time < .seconds(10))
  }
}
