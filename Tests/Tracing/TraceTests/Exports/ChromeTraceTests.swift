import Testing
import Trace

@MainActor
@Suite("A Chrome trace")
struct ChromeTraceTests {
  private func file() throws -> ChromeFile {
    try ChromeFile(TraceFormat.chrome.render(ExportedLog(try performance(), .example)))
  }

  @Test("has each call as one slice from its entry to its return, on the callee's thread")
  func calls() throws {
    let log = try performance()
    let slices = try file().entries("X").filter { $0.cat == "call" }
    let returns = Dictionary(
      uniqueKeysWithValues: log.events(.return).compactMap { event in
        event.parent.map { ($0, event.id) }
      })
    #expect(slices.map(\.ts) == log.events(.call).map(\.id))
    for slice in slices {
      let start = try #require(slice.ts)
      #expect(try start + #require(slice.dur) - 1 == returns[start])
    }
  }

  @Test("gives every event but returns a microsecond of its own")
  func time() throws {
    let log = try performance()
    let times = try file().traceEvents.filter { !["M", "s", "f"].contains($0.ph) }.compactMap(\.ts)
    #expect(times == log.events.filter { $0.kind != .return }.map(\.id))
  }

  @Test("holds slices that nest on their thread")
  func nesting() throws {
    let slices = try file().entries("X")
    #expect(slices.count > 5)
    for a in slices {
      for b in slices where a.tid == b.tid {
        let (start, end) = (a.ts ?? 0, (a.ts ?? 0) + (a.dur ?? 0))
        let (other, otherEnd) = (b.ts ?? 0, (b.ts ?? 0) + (b.dur ?? 0))
        let isApart = other >= end || otherEnd <= start
        let isInside = start...end ~= other && start...end ~= otherEnd
        let isAround = other...otherEnd ~= start && other...otherEnd ~= end
        #expect(isApart || isInside || isAround)
      }
    }
  }

  @Test("names a thread for the script and for every participant")
  func threads() throws {
    let log = try performance()
    let named = try file().entries("M").filter { $0.name == "thread_name" }.map(\.tid)
    #expect(named == Array(0...log.participants.count))
    #expect(Set(try file().traceEvents.map(\.tid)).isSubset(of: named))
  }

  @Test("leads from what was scheduled to what came of it")
  func flows() throws {
    let (starts, ends) = (try file().entries("s"), try file().entries("f"))
    let log = try performance()
    #expect(starts.map(\.ts) == [log.events(.schedule).first?.id])
    #expect(ends.map(\.ts) == [log.events(.resume).first?.id])
    #expect(starts.map(\.id) == ends.map(\.id))
    #expect(ends.map(\.bp) == ["e"])
  }
}
