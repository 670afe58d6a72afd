import Catalogue
import Comparison
import Identifiers
import Samples
import Scenarios
import TestSupport
import Testing
import Trace

/// Every row of a page leads to the line that acts.
///
/// Whether it is the right one only the source can say.
@Suite("The callers' lines of the patterns' own recordings")
@MainActor
struct OwnCallerTests {
  private static let sources = Result {
    try CallerLines.all(in: ["Sources/Patterns", "Sources/Apps/Samples"], root: packageRoot)
  }

  @Test(
    "lie where a statement begins, inside the function that acts", arguments: await Package.patterns
  )
  func lines(_ pattern: PatternID) throws {
    let sources = try Self.sources.get()
    var found = Comparison()
    for implementation in Implementation.all where implementation.pattern == pattern {
      for recording in try Package.recordings(of: implementation) {
        found.compare(recording.log, with: sources)
      }
    }
    #expect(found.wrong.sorted().prefix(20) == [])
    #expect(found.lines > 1_000)
    // There a view is given each value, and reads none.
    #expect(pattern == "tca" ? found.names == 0 : found.names > 30)
  }

  @Test("are found to be wrong in one file only", arguments: [-1, 1, 2])
  func offByOne(_ distance: Int) throws {
    let sources = try Self.sources.get()
    let mvvm = try #require(
      Implementation.all.first { $0.pattern == "mvvm" && $0.sample.id == "tally-counter" })
    let scenario = try #require(
      try Package.scenarios(of: "tally-counter").first { $0.name == "one-tap" })
    let log = Performance.play(scenario, on: mvvm).log
    // In a layout each statement does what the one before it does, so only its ends can be told.
    let files = Set(log.events.filter { $0.kind == .call }.compactMap { $0.caller?.file })
      .filter { !$0.hasSuffix("Screen.swift") }.sorted()
    #expect(files.count > 4)
    for file in files {
      var found = Comparison()
      found.compare(
        EventLog(
          participants: log.participants, bindings: log.bindings,
          events: log.events.map { event in
            Event(
              id: event.id, step: event.step, parent: event.parent, cause: event.cause,
              from: event.from, to: event.to, event.payload, location: event.location,
              caller: event.caller.map { line in
                line.file == file
                  ? SourceLine(file: file, line: line.line + distance) : line
              }, time: event.time)
          }), with: sources)
      #expect(!found.wrong.isEmpty, "\(file)")
      #expect(found.wrong.allSatisfy { $0.contains(file) })
    }
  }
}

/// The lines of recordings, beside what the source has there.
private struct Comparison {
  private(set) var wrong: Set<String> = []
  /// The number of lines that were compared, and of those whose source had to have a name.
  private(set) var (lines, names) = (0, 0)

  mutating func compare(_ log: EventLog, with sources: [String: CallerLines]) {
    for event in log.events {
      guard let caller = event.caller else { continue }
      lines += 1
      guard let file = sources[caller.file] else {
        wrong.insert("\(caller.file) is no source")
        continue
      }
      let what = "\(event.kind) \(event.text(in: log)) at \(caller.file):\(caller.line)"
      if !file.starts.contains(caller.line) { wrong.insert("no statement begins: \(what)") }
      // A stream passes on at the line where it was made, which may be another's.
      let isOfStream = event.binding.flatMap(log.binding)?.mechanism == .publisher
      guard !isOfStream, let frame = log.frame(of: event), let location = frame.location else {
        continue
      }
      let body = sources[location.file]?.body(at: location.line)
      let isInside = location.file == caller.file && body?.lines.contains(caller.line) == true
      if !isInside, !file.closures.contains(where: { $0.contains(caller.line) }) {
        wrong.insert("outside of '\(body?.name ?? "nothing")': \(what)")
      }
      if let name = event.calledName(by: frame, in: log), let body,
        file.names[caller.line]?.contains(name) != true, file.has(name, in: body)
      {
        wrong.insert("'\(name)' is called elsewhere: \(what)")
      }
      guard let name = event.nameInSource(by: frame) else { continue }
      names += 1
      if file.names[caller.line]?.contains(name) != true {
        wrong.insert("'\(name)' is not there: \(what)")
      }
    }
  }
}

extension EventLog {
  /// The call in whose body an event happens; `nil` where a binding delivers, a timer fires, or no
  /// traced code acts.
  fileprivate func frame(of event: Event) -> Event? {
    var next = event.parent
    while let inside = next.map({ self[$0] }) {
      switch inside.kind {
      case .call: return inside.to == event.from ? inside : nil
      case .notify, .resume, .input: return nil
      default: next = inside.parent
      }
    }
    return nil
  }
}

extension Event {
  /// The name by which a participant calls another one directly.
  fileprivate func calledName(by frame: Event, in log: EventLog) -> String? {
    guard parent == frame.id, from != to, case .call(let member, _) = payload else { return nil }
    guard member.isInitialiser else { return member.name }
    return log.participants.first { $0.id == to }?.type
  }

  /// Returns the name that is in the source where a participant does this directly; `nil` where a
  /// library may be between, as with what widgets have, or machinery that knows key paths only.
  fileprivate func nameInSource(by frame: Event) -> String? {
    let folders = caller?.file.split(separator: "/").map(String.init) ?? []
    guard parent == frame.id, from != to, folders.contains(where: Package.samples.contains) else {
      return nil
    }
    switch payload {
    case .read(let property, _), .state(let property, _, _):
      return property.contains(".") ? nil : property
    default: return nil
    }
  }
}
