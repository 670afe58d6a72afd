import Testing
import Trace

@MainActor
@Suite("A Chrome trace")
struct ChromeTraceTests {
  private func file() throws -> ChromeFile {
    try ChromeFile(TraceFormat.chrome.render(try performance(), .example))
  }

  @Test("begins and ends each call once, in the order of a stack, on the callee's thread")
  func balance() throws {
    var stacks: [Int: [String]] = [:]
    for entry in try file().traceEvents where ["B", "E"].contains(entry.ph) {
      let member = String(entry.name.prefix { $0 != "(" })
      if entry.ph == "B" {
        stacks[entry.tid, default: []].append(member)
      } else {
        #expect(stacks[entry.tid]?.popLast() == member)
      }
    }
    #expect(!stacks.isEmpty)
    #expect(stacks.values.allSatisfy { $0.isEmpty }, "\(stacks)")
  }

  @Test("gives every event a microsecond of its own")
  func time() throws {
    let log = try performance()
    let times = try file().traceEvents.filter { !["M", "s", "f"].contains($0.ph) }.compactMap(\.ts)
    #expect(times == log.events.map(\.id))
  }

  @Test("holds slices that nest on their thread")
  func nesting() throws {
    let slices = try file().entries("X")
    #expect(slices.count > 5)
    for a in slices {
      for b in slices where a.tid == b.tid {
        let (start, end) = (a.ts ?? 0, (a.ts ?? 0) + (a.dur ?? 0))
        let (other, otherEnd) = (b.ts ?? 0, (b.ts ?? 0) + (b.dur ?? 0))
        #expect(other >= end || otherEnd <= start || (other >= start) == (otherEnd <= end))
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
