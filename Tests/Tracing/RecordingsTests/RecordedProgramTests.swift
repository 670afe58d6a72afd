import Foundation
import Recordings
import Testing
import Trace

/// A desk that passes work on in every way in which a program can.
@Traced(.model)
private final class Desk: Sendable {
  let clerk = Clerk()

  func now(_ work: Int) { clerk.do(work) }

  func soon(_ work: Int) async { await Task { self.clerk.do(work) }.value }

  func apart(_ work: Int) async {
    await Task.detached { [clerk] in
      await Task.yield()
      clerk.do(work)
    }.value
  }

  func byQueue(_ work: Int) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [clerk] in
        clerk.do(work)
        continuation.resume()
      }
    }
  }

  func byQueue(_ work: Int, after first: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [clerk] in
        first()
        clerk.do(work)
        continuation.resume()
      }
    }
  }

  func closure(_ work: Int) -> @Sendable () -> Void {
    { [clerk] in clerk.do(work) }
  }

  func together(_ works: [Int]) async {
    await withTaskGroup(of: Void.self) { group in
      for work in works { group.addTask { [clerk] in clerk.do(work) } }
    }
  }
}

@Traced(.model)
private final class Clerk: Sendable {
  func `do`(_ work: Int) {}
}

/// An actor among the participants.
@Traced(.store)
private actor Till {
  private var sum = 0

  func add(_ amount: Int) -> Int {
    sum += amount
    return sum
  }
}

/// The calls and returns of a program as AppMap has them.
private struct ExportedCalls: Decodable {
  struct Entry: Decodable {
    let id, threadId: Int
    let parentId: Int?
  }
  let events: [Entry]
}

@Suite("A recorded program")
struct RecordedProgramTests {
  private func kept(
    limit: Int = 1_000_000, _ body: @Sendable () async throws -> Void
  ) async rethrows -> KeptRecording {
    let recorder = Recorder(scope: .program, limit: limit)
    try await recorder.recordProgram(body)
    var recording = KeptRecording(recorder.log(), keepsValues: true)
    recording.notes = recorder.gaps.sentences
    return recording
  }

  private func sentences(_ recording: KeptRecording) -> [String] {
    recording.rows.map(\.line)
  }

  @Test("follows what is handed to tasks, detached tasks, groups and queues to who handed it")
  func handedOn() async {
    for hand in [Desk.soon, Desk.apart, Desk.byQueue] {
      let recording = await kept { await hand(Desk())(4) }
      let lines = sentences(recording)
      #expect(recording.notes == [])
      let led = lines.firstIndex { $0.hasSuffix("later resumes Desk#1") }
      #expect(led.map { lines[$0 + 1] } == "    Desk#1 calls Clerk#1 do(4)", "\(lines)")
    }
    let group = await kept { await Desk().together([3, 1, 2]) }
    #expect(
      sentences(group).filter { $0.contains("do(") }.map(\.last) == [")", ")", ")"])
    #expect(sentences(group).count { $0.contains("later resumes") } == 3)
  }

  @Test("has one text, whatever the order in which tasks run", arguments: 0..<50)
  func order(round: Int) async {
    let first = await kept { await Desk().together(Array(0..<8)) }
    let second = await kept { await Desk().together(Array(0..<8)) }
    #expect(first.text == second.text)
  }

  @Test("does not mix with others that are recorded at the same time")
  func parallel() async {
    await withTaskGroup(of: (Int, KeptRecording).self) { group in
      for number in 0..<50 {
        group.addTask { (number, await kept { await Desk().apart(number) }) }
      }
      for await (number, recording) in group {
        let works = sentences(recording).filter { $0.contains("do(") }
        #expect(works.count == 1 && works[0].hasSuffix("do(\(number))"))
      }
    }
  }

  @Test("takes up what was made before it, and says so")
  func older() async {
    let desk = Desk()
    let recording = await kept { desk.now(1) }
    #expect(recording.notes == ["2 participants were made before the recording"])
    #expect(sentences(recording) == ["test calls Desk#1 now(1)", "  Desk#1 calls Clerk#1 do(1)"])
    // In the next recording it is as new as it was in this one.
    let again = await kept { desk.now(1) }
    #expect(again.text == recording.text)
  }

  @Test("knows what it shares with another one that is recorded at the same time")
  func shared() async {
    let desk = Desk()
    let recording = await kept {
      desk.now(1)
      let other = await kept { desk.now(2) }
      #expect(sentences(other).first == "test calls Desk#1 now(2)")
      desk.now(3)
    }
    #expect(recording.notes == ["2 participants were made before the recording"])
    #expect(sentences(recording).filter { $0.contains("now(3)") } == ["test calls Desk#1 now(3)"])
  }

  @Test("goes on after a closure of another recording ran in the middle of its own")
  func inTheMiddle() async {
    let outer = await kept {
      let closure = Desk().closure(1)
      let inner = await kept { await Desk().byQueue(2, after: closure) }
      #expect(sentences(inner).filter { $0.contains(" do(") } == ["    Desk#1 calls Clerk#1 do(2)"])
    }
    #expect(sentences(outer).filter { $0.contains(" do(") }.count == 1)
  }

  @Test("attributes to nobody what untraced code began")
  func unattributed() async {
    let recording = await kept {
      let desk = Desk()
      await Task { desk.now(1) }.value
    }
    #expect(recording.notes == ["1 act is attributed to nobody"])
    #expect(sentences(recording).contains("? calls Desk#1 now(1)"))
  }

  @Test("ends at its limit, and the program goes on")
  func limit() async {
    let till = Till()
    let recorder = Recorder(scope: .program, limit: 100)
    let sum = await recorder.recordProgram {
      var sum = 0
      for _ in 0..<1_000 { sum = await till.add(1) }
      return sum
    }
    #expect(sum == 1_000)
    #expect(recorder.overflow?.bound == .events)
    #expect(recorder.count <= 102)
  }

  @Test("is exported with threads in each of which calls nest")
  func exported() async throws {
    let recorder = Recorder(scope: .program)
    await recorder.recordProgram {
      await Desk().together(Array(0..<8))
      await Desk().apart(1)
    }
    let map = recorder.log().exported(as: .appMap, title: "Desks")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let events = try decoder.decode(ExportedCalls.self, from: Data(map.utf8)).events
    #expect(events.count > 20)
    var open: [Int: [Int]] = [:]
    for event in events {
      if let call = event.parentId {
        let last = open[event.threadId]?.popLast()
        #expect(last == call)
      } else {
        open[event.threadId, default: []].append(event.id)
      }
    }
    #expect(open.values.allSatisfy { $0.isEmpty })
  }

  @Test("knows actors")
  func actors() async {
    let recording = await kept {
      let till = Till()
      _ = await till.add(2)
    }
    #expect(
      sentences(recording) == [
        "test creates Till#1", "test calls Till#1 add(2) → 2", "  Till#1 writes Till#1 sum 0 → 2",
        "Till#1 ends here",
      ])
    #expect(recording.role(of: "Till#1") == "store")
  }

  @Test("is made of synchronous code too")
  func synchronous() {
    let recorder = Recorder(scope: .program)
    recorder.recordProgram { Desk().now(1) }
    #expect(KeptRecording(recorder.log()).rows.contains { $0.what == "do(<number 1>)" })
  }
}
