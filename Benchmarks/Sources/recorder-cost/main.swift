import BareTrace

// What recording costs: for each shape of event, the best of several rounds, in nanoseconds an event,
// and once what the log costs that is made of them.

let rounds = 7
let calls = 20_000

/// The best time of a piece of work, in nanoseconds, and the events that it records.
@MainActor
func measure(_ work: (Subject) -> Void) -> (best: Double, events: Int, log: Double) {
  let clock = ContinuousClock()
  var (best, log) = (Double.infinity, Double.infinity)
  var events = 0
  for _ in 0..<rounds {
    let recorder = Recorder()
    let time = recorder.record {
      let subject = Subject()
      return clock.measure { recorder.input("measure") { for _ in 0..<calls { work(subject) } } }
    }
    events = recorder.count
    best = min(best, time / .nanoseconds(1))
    log = min(log, clock.measure { _ = recorder.log() } / .nanoseconds(1))
  }
  return (best, events, log)
}

let shapes: [(name: String, work: @MainActor (Subject) -> Void)] = [
  ("call and return, no argument", { $0.call() }),
  ("call and return, two arguments", { $0.call(7, text: "oboe") }),
  ("call and return, a structure", { $0.call(Subject.Value()) }),
  ("state", { $0.change() }),
  ("effect", { Effects.wrote(on: $0, "count.text", old: "0", new: "1") }),
]

func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

print("\(padded("", to: 32))ns an event  ns an event in the log")
for shape in shapes {
  let (best, events, log) = measure(shape.work)
  let cost = Int((best / Double(events)).rounded())
  let written = Int((log / Double(events)).rounded())
  print(padded(shape.name, to: 32) + padded("\(cost)", to: 13) + "\(written)")
}

let subject = Subject()
let idle = ContinuousClock().measure { for _ in 0..<calls { subject.call() } }
print(
  "\(padded("call without a recorder", to: 32))\(Int(idle / .nanoseconds(1)) / calls) ns a call")
