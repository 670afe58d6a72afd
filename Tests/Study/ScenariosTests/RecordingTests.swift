import Diagnostics
import Foundation
import HeadlessUI
import Identifiers
import Samples
import Scenarios
import Testing
import Trace

@Suite("Recordings") @MainActor struct RecordingTests {
  private func scenario() throws -> Scenario {
    try Scenario.fake(
      """
      - type: vio
        into: search
      - select: rows[1]
      - back
      - tap: later
      - wait: 1s
      - tab: other
      - expect: {screen: other}
      """)
  }

  @Test("Every recording ends with everything dead, in a step that has no frame")
  func closing() throws {
    let recording = Performance.play(try scenario(), on: .fake)
    #expect(recording.closingStep == 8)
    #expect(recording.log.events.last?.step == 8)
    #expect(!recording.log.alive(after: 7).isEmpty)
    #expect(recording.log.alive(after: recording.closingStep).isEmpty)
  }

  @Test("A step begins with its input, and what comes of it lies inside")
  func inputs() throws {
    let log = Performance.play(try scenario(), on: .fake).log
    let inputs = log.events.compactMap { event in
      event.input.map { "\(event.step) \($0)" }
    }
    #expect(
      inputs == [
        "0 open", "1 type \"vio\" search", "2 select 1 rows", "3 back", "4 tap later",
        "5 wait 1s", "6 tab other", "8 leave",
      ])
    for event in log.events where [.effect, .navigate].contains(event.kind) {
      var event = event
      while let next = event.parent ?? event.cause { event = log[next] }
      #expect(event.kind == .input)
    }
  }

  @Test("Two performances are equal, byte for byte")
  func equal() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let first = Performance.play(try scenario(), on: .fake)
    let second = Performance.play(try scenario(), on: .fake)
    #expect(first == second)
    #expect(try encoder.encode(first) == encoder.encode(second))
    let log = try JSONDecoder().decode(EventLog.self, from: encoder.encode(first.log))
    #expect(log == first.log)
    let frames = try JSONDecoder().decode([Frame].self, from: encoder.encode(first.frames))
    #expect(frames == first.frames)
  }

  @Test("Without recording there are the same frames and verdicts, and no events")
  func unrecorded() throws {
    let recorded = Performance.play(try scenario(), on: .fake)
    let bare = Performance.play(try scenario(), on: .fake, isRecorded: false)
    #expect(bare.frames == recorded.frames)
    #expect(bare.verdicts == recorded.verdicts)
    #expect(bare.log.events.isEmpty)
  }

  @Test("The first step after which two patterns differ is found, with both frames")
  func disagreement() throws {
    let scenario = try Scenario.fake("- tap: later\n- tap: ask\n- choose: \"Yes\"\n- wait: 1s")
    let recordings = [Implementation.fake, .race, .color].map { Performance.play(scenario, on: $0) }
    #expect(Disagreement.first(among: Array(recordings.prefix(2))) == nil)
    let found = try #require(Disagreement.first(among: recordings))
    #expect(found.step == 3)
    #expect(found.first == "sound")
    #expect(found.second == "color")
    #expect(
      found.difference.description == "echo: color is green in one and red in the other")
    #expect(found.firstFrame == recordings[0].frames[3])
    #expect(found.secondFrame == recordings[2].frames[3])
    #expect(
      found.diagnostic(in: scenario).description
        == "a.md:8:5: error: sound and color differ after step 3, in echo.color [patterns-disagree]"
    )
  }

  @Test("Effects in another order within a step are no disagreement; another frame after it is")
  func orderOfEffects() throws {
    let recording = Performance.play(try scenario(), on: .fake)
    let events = recording.log.events
    let effects = events.indices.filter { events[$0].kind == .effect }
    let pair = try #require(
      zip(effects, effects.dropFirst()).first { one, next in
        events[one].step == events[next].step && events[one].payload != events[next].payload
      })
    var swapped = events
    (swapped[pair.0], swapped[pair.1]) = (
      Self.event(events[pair.0], saying: events[pair.1].payload),
      Self.event(events[pair.1], saying: events[pair.0].payload)
    )
    #expect(swapped != events)
    func other(_ frames: [Frame]) -> Recording {
      Recording(
        scenario: recording.scenario, sample: recording.sample, pattern: "other",
        log: EventLog(
          participants: recording.log.participants, bindings: recording.log.bindings,
          events: swapped),
        frames: frames, verdicts: recording.verdicts, failures: [])
    }
    #expect(Disagreement.first(among: [recording, other(recording.frames)]) == nil)
    // The order of steps is part of what is equal: each frame is compared with its own.
    var frames = recording.frames
    let step = try #require(frames.indices.dropFirst().first { frames[$0] != frames[$0 - 1] })
    frames.swapAt(step, step - 1)
    #expect(Disagreement.first(among: [recording, other(frames)])?.step == step - 1)
  }

  private static func event(_ event: Event, saying payload: Event.Payload) -> Event {
    Event(
      id: event.id, step: event.step, parent: event.parent, cause: event.cause, from: event.from,
      to: event.to, payload, location: event.location, caller: event.caller, time: event.time)
  }
}
