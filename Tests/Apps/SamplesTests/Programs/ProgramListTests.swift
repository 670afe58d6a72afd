import Samples
import Testing

@Suite("A list of programs")
struct ProgramListTests {
  private struct Course: Hashable {
    var list = ProgramList()
    var reference: ReferenceProgramList

    /// Whether a person sees the same of both.
    func agrees(_ all: [Program]) -> Bool {
      list.programs == Array(all.prefix(reference.rows)) && list.request == reference.request
        && list.isLoading == (reference.task != nil) && list.offset == reference.firstRow
        && list.failure == (reference.rows == 0 ? reference.error : nil)
        && list.notice == (reference.rows == 0 ? nil : reference.error)
    }
  }

  @Test(
    "agrees with the rules as worded, whatever happens in whatever state it can come to",
    arguments: [0, 5, 8, 24, 25, 33, 50, 60])
  func exhaustive(total: Int) {
    let all = (0..<total).map { Program(title: "Concert \($0 + 1)") }
    var met: Set<Course> = []
    var open = [Course(reference: ReferenceProgramList(total: total))]
    while let course = open.popLast() {
      guard met.insert(course).inserted else { continue }
      for operation in ProgramOperation.allCases {
        var next = course
        operation.apply(to: &next.list, of: all)
        next.reference.apply(operation)
        if next.agrees(all) {
          open.append(next)
        } else {
          Issue.record("\(operation) in \(course.reference): \(next.list)")
        }
      }
    }
    // A full page may not be the last, so another one is requested even at its end.
    let offsets = Set(met.compactMap { $0.list.request?.offset })
    #expect(offsets == Set(stride(from: 0, through: total, by: 25)))
  }

  @Test("begins empty, without a request")
  func beginning() {
    let list = ProgramList()
    #expect(list.programs.isEmpty && list.request == nil && !list.isLoading)
    #expect(list.failure == nil && list.notice == nil)
  }

  @Test("has pages of 25, and shows 8 rows")
  func constants() {
    #expect(ProgramList.pageSize == 25)
    #expect(ProgramList.visibleRows == 8)
  }

  @Test("requests what comes after the programs that there are")
  func offsets() {
    #expect(ProgramRequest.refresh.offset == 0)
    #expect(ProgramRequest.more(from: 50).offset == 50)
  }

  @Test("disregards what comes while nothing is under way")
  func unasked() {
    var list = ProgramList()
    list.received(.success([Program(title: "Concert 1")]))
    list.received(.failure(.server))
    #expect(list == ProgramList())
  }
}
