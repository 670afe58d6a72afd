import Samples
import Testing

@Suite("The bottom edge of a list")
struct BottomEdgeTests {
  /// The edge again, as something that is armed by leaving the bottom or by a page, and released by
  /// reaching it.
  private struct Course: Hashable {
    var edge: BottomEdge
    var rows = 0
    var first = 0
    var isArmed = false

    var isAtBottom: Bool { first + edge.visibleRows >= rows }

    mutating func reaches() -> Bool {
      defer { isArmed = !isAtBottom }
      return isAtBottom && isArmed
    }
  }

  @Test(
    "is reached from elsewhere or by a page, wherever the reader is in however many rows",
    arguments: 1...4)
  func exhaustive(visible: Int) {
    var met: Set<Course> = []
    var open = [Course(edge: BottomEdge(visibleRows: visible))]
    while let course = open.popLast() {
      guard met.insert(course).inserted else { continue }
      for offset in 0...max(0, course.rows - visible) {
        var next = course
        let isReached = next.edge.scrolled(to: offset, of: course.rows)
        next.first = offset
        let expected = next.reaches()
        #expect(isReached == expected, "\(course) to \(offset)")
        #expect(next.edge.offset == offset)
        open.append(next)
      }
      for rows in 0...7 {
        var next = course
        let isReached = next.edge.received(rows: rows)
        next.rows = rows
        next.first = min(course.first, max(0, rows - visible))
        next.isArmed = true
        let expected = next.reaches()
        #expect(isReached == expected, "\(course), \(rows) rows")
        #expect(next.edge.offset == next.first)
        open.append(next)
      }
    }
    #expect(Set(met.map(\.rows)) == Set(0...7))
  }

  @Test("is not reached in an empty list")
  func empty() {
    var edge = BottomEdge(visibleRows: 8)
    let isReached = edge.scrolled(to: 0, of: 0)
    #expect(!isReached)
  }

  @Test("keeps an offset beyond the rows within them", arguments: [(-3, 0), (4, 4), (99, 12)])
  func clamping(_ offset: Int, _ kept: Int) {
    var edge = BottomEdge(visibleRows: 8)
    _ = edge.scrolled(to: offset, of: 20)
    #expect(edge.offset == kept)
  }
}
