import BareTrace
import Foundation

// What recording costs: for each shape of event, the best of several rounds, in nanoseconds an event,
// and once what the log costs that is made of them.

let rounds = 7
/// Each round has so many inputs, each of which does so much: fewer events than are taken for a loop.
let inputs = 20
let works = 1_000

/// Something that is recorded, again and again.
struct Shape {
  let name: String
  /// Whether another participant than the subject does it, rather than the script.
  var isByAnother = false
  /// Prepares the work.
  let work: @MainActor (Subject) -> () -> Void
}

/// What was measured: nanoseconds of recording and of making the log, and the number of events.
struct Cost {
  var recording = Double.infinity
  var log = Double.infinity
  var events = 0

  func perEvent(_ time: Double) -> String { "\(Int((time / Double(events)).rounded()))" }
}

/// The best times of a shape.
@MainActor
func measure(_ shape: Shape) -> Cost {
  let clock = ContinuousClock()
  var cost = Cost()
  for _ in 0..<rounds {
    let recorder = Recorder()
    let time = recorder.record {
      let (subject, other) = (Subject(), Subject())
      let work = recorder.input(Input("prepare")) { shape.work(subject) }
      let repeated = { for _ in 0..<works { work() } }
      return clock.measure {
        for _ in 0..<inputs {
          recorder.input(Input("measure")) {
            if shape.isByAnother {
              Effects.perform(on: other, .set, repeated)
            } else {
              repeated()
            }
          }
        }
      }
    }
    if let overflow = recorder.overflow { fatalError("\(shape.name): \(overflow)") }
    cost.events = recorder.count
    cost.recording = min(cost.recording, time / .nanoseconds(1))
    cost.log = min(cost.log, clock.measure { _ = recorder.log() } / .nanoseconds(1))
  }
  return cost
}

/// What the events of a program cost that calls a subject, or one that calls another, a million
/// events long: nanoseconds of recording, and bytes of memory.
@MainActor
func measureProgram(_ nesting: Int) -> (time: Double, bytes: Double) {
  var best = (time: Double.infinity, bytes: Double.infinity)
  for round in 0..<rounds {
    let recorder = Recorder(scope: .program, limit: 2_000_000)
    let before = residentBytes()
    let time = recorder.recordProgram {
      let subject = Subject()
      return duration {
        for _ in 0..<(500_000 / nesting) {
          if nesting == 1 { subject.call() } else { subject.callOther() }
        }
      }
    }
    let events = Double(recorder.count)
    best.time = min(best.time, time / events)
    // Later rounds find memory that the first one left.
    if round == 0 { best.bytes = Double(residentBytes() - before) / events }
  }
  return best
}

/// The nanoseconds that work takes.
func duration(_ body: () -> Void) -> Double { ContinuousClock().measure(body) / .nanoseconds(1) }

/// The most memory that the process has had.
func residentBytes() -> Int {
  var usage = rusage()
  #if os(Linux)
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss * 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}

let shapes = [
  Shape(name: "call and return, no argument") { subject in { subject.call() } },
  Shape(name: "call and return, two arguments") { subject in { subject.call(7, text: "oboe") } },
  Shape(name: "call and return, a structure") { subject in { subject.call(Subject.Value()) } },
  Shape(name: "state") { subject in { subject.change() } },
  Shape(name: "read", isByAnother: true) { subject in { _ = subject.count } },
  Shape(name: "closure", isByAnother: true) { $0.closure() },
  Shape(name: "effect") { subject in
    { Effects.wrote(on: subject, widget: "count", "text", old: "0", new: "1") }
  },
]

func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

// First of all, while the process has had no memory for other recordings.
print("\(padded("in a program", to: 32))ns an event  bytes an event")
for nesting in [1, 2] {
  let cost = measureProgram(nesting)
  let name = nesting == 1 ? "call and return, no argument" : "a call that makes a call"
  // The second finds memory that the first has had.
  let bytes = nesting == 1 ? "\(Int(cost.bytes))" : ""
  print("\(padded(name, to: 32))\(padded("\(Int(cost.time))", to: 13))\(bytes)")
}

print("\n\(padded("in a scenario", to: 32))ns an event  ns an event in the log")
for shape in shapes {
  let cost = measure(shape)
  print(
    padded(shape.name, to: 32) + padded(cost.perEvent(cost.recording), to: 13)
      + cost.perEvent(cost.log))
}

print("\n\(padded("without a recorder", to: 32))ns a call more than the bare one")
let calls = 20_000_000
let subject = Subject()
var (bare, traced) = (Double.infinity, Double.infinity)
for _ in 0..<rounds {
  bare = min(bare, duration { for _ in 0..<calls { subject.bareCall() } })
  traced = min(traced, duration { for _ in 0..<calls { subject.call() } })
}
let more = (traced - bare) / Double(calls)
print("\(padded("call, no argument", to: 32))\(Double(Int(more * 10)) / 10)")
