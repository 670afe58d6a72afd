import HeadlessUI
import Reactive
import Testing
import Trace

/// Keeps a value that others observe.
@Traced(.model)
private final class Meter {
  let level = CurrentValueSubject<Int, Never>(0)

  func start() {}
  func raise() { level.value += 1 }
}

/// Turns the value into a text.
@Traced(.viewModel)
private final class Panel {
  let text: AnyPublisher<String, Never>

  init(_ level: some Publisher<Int, Never>) {
    text = level.map { "level \($0)" }.removeDuplicates().eraseToAnyPublisher()
  }
}

/// Turns the value into a text for several displays.
@Traced(.viewModel)
private final class Board {
  let text: AnyPublisher<String, Never>

  init(_ level: some Publisher<Int, Never>) {
    text = level.map { "level \($0)" }.share().eraseToAnyPublisher()
  }
}

/// Turns the text into a louder one.
@Traced(.presenter)
private final class Caption {
  let loud: AnyPublisher<String, Never>

  init(_ text: some Publisher<String, Never>) {
    loud = text.map { $0.uppercased() }.eraseToAnyPublisher()
  }
}

/// Shows what it hears.
@Traced(.view)
private final class Display {
  private(set) var shown: [String] = []
  private var cancellables: [AnyCancellable] = []

  func observe(_ text: some Publisher<String, Never>) {
    text.map { "\($0)!" }.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
  }

  func observe(numbers: some Publisher<Int, Never>) {
    numbers.map(String.init).sink { [weak self] in self?.show($0) }.store(in: &cancellables)
  }

  private func show(_ text: String) { shown.append(text) }
}

/// Subscribes in its initialiser to a subject that was made before that was entered.
@Traced(.viewModel)
private final class Knob {
  private let turnedSubject = PassthroughSubject<Void, Never>()
  private let cancellable: AnyCancellable

  init(journal: Journal) {
    cancellable = turnedSubject.sink { journal.note("turned") }
  }

  func turn() { turnedSubject.send() }
}

/// Builds knobs.
@Traced(.composition)
private final class Workshop {
  func makeKnob(journal: Journal) -> Knob { Knob(journal: journal) }
}

@Suite("Whom a stream passes through")
struct StreamOwnerTests {
  /// Returns the notifications after the streams were connected, as source and sink, each with how
  /// many others it is inside of.
  private func notifications(
    _ connect: (Meter, Display) -> [AnyObject], then act: (Meter) -> Void = { $0.raise() }
  ) -> (path: [String], log: EventLog, shown: [String]) {
    let recorder = Recorder()
    var shown: [String] = []
    recorder.record {
      let meter = Meter()
      let display = Display()
      var kept: [AnyObject] = []
      recorder.beginStep(0)
      recorder.input(Input("open")) {
        meter.start()
        kept = connect(meter, display)
      }
      recorder.endStep()
      recorder.beginStep(1)
      recorder.input(Input("tap")) { act(meter) }
      recorder.endStep()
      shown = display.shown
      withExtendedLifetime(kept) {}
    }
    let log = recorder.log()
    let path = log.events.filter { $0.step == 1 && $0.kind == .notify }.map { event in
      "\(depth(of: event, in: log)) \(event.from ?? "") → \(event.to ?? "")"
    }
    return (path, log, shown)
  }

  private func depth(of event: Event, in log: EventLog) -> Int {
    var depth = 0
    var next = event.parent
    while let id = next {
      if log[id].kind == .notify { depth += 1 }
      next = log[id].parent
    }
    return depth
  }

  @Test("One owner: its value reaches the subscriber, whose own operators are its own")
  func oneOwner() {
    let (path, log, shown) = notifications { meter, display in
      display.observe(numbers: meter.level)
      return []
    }
    #expect(path == ["0 Meter#1 → Display#1"])
    #expect(shown == ["0", "1"])
    #expect(log.violations().isEmpty)
  }

  @Test("Two owners: the value is delivered to who made the operators, and from there goes on")
  func twoOwners() {
    let (path, log, shown) = notifications { meter, display in
      let panel = Panel(meter.level)
      display.observe(panel.text)
      return [panel]
    }
    #expect(path == ["0 Meter#1 → Panel#1", "1 Panel#1 → Display#1"])
    #expect(shown == ["level 0!", "level 1!"])
    #expect(log.violations().isEmpty)
  }

  @Test("Three owners: each on the way, inside the one before it")
  func threeOwners() {
    let (path, log, shown) = notifications { meter, display in
      let panel = Panel(meter.level)
      let caption = Caption(panel.text)
      display.observe(caption.loud)
      return [panel, caption]
    }
    #expect(
      path == ["0 Meter#1 → Panel#1", "1 Panel#1 → Caption#1", "2 Caption#1 → Display#1"])
    #expect(shown == ["LEVEL 0!", "LEVEL 1!"])
    #expect(log.violations().isEmpty)
  }

  @Test("A value that an owner's operators hold back goes no further")
  func heldBack() {
    let (path, _, _) = notifications(
      { meter, display in
        let panel = Panel(meter.level)
        display.observe(panel.text)
        return [panel]
      }, then: { $0.level.value = 0 })
    #expect(path == ["0 Meter#1 → Panel#1"])
  }

  @Test("A shared stream belongs to who shares it, whoever subscribes first")
  func shared() {
    let (path, log, shown) = notifications { meter, display in
      let board = Board(meter.level)
      display.observe(board.text)
      display.observe(board.text)
      return [board]
    }
    #expect(
      path == ["0 Meter#1 → Board#1", "1 Board#1 → Display#1", "1 Board#1 → Display#1"])
    #expect(!log.events.contains { $0.to == "Display#1" && $0.member?.name == "send" })
    #expect(shown == ["level 0!", "level 1!", "level 1!"])
    #expect(log.violations().isEmpty)
  }

  @Test("A subject that is made as an initial value is its object's, whoever builds that")
  func initialValue() {
    let recorder = Recorder()
    let journal = Journal()
    recorder.record {
      let workshop = Workshop()
      var knob: Knob?
      recorder.beginStep(0)
      recorder.input(Input("open")) { knob = workshop.makeKnob(journal: journal) }
      recorder.endStep()
      recorder.beginStep(1)
      recorder.input(Input("tap")) { knob?.turn() }
      recorder.endStep()
    }
    let log = recorder.log()
    #expect(journal.lines == ["turned"])
    #expect(log.bindings.map(\.source) == ["Knob#1"])
    #expect(log.bindings.map(\.sink) == ["Knob#1"])
    #expect(!log.events.contains { $0.kind == .notify && $0.from == "Workshop#1" })
    #expect(log.violations().isEmpty)
  }

  @Test("What a subject keeps is the state of its owner")
  func state() throws {
    let (_, log, _) = notifications { _, _ in [] }
    let changes = log.events.filter { $0.kind == .state && $0.step == 1 }
    let change = try #require(changes.first)
    #expect(change.to == "Meter#1")
    #expect(change.from == "Meter#1")
    #expect(
      change.payload == .state(property: "level", old: .integer(0), new: .integer(1)))
  }

  @Test("Who sends to another's subject calls its owner")
  func sending() throws {
    let (_, log, _) = notifications({ _, _ in [] }, then: { Intruder(meter: $0).send() })
    let call = try #require(
      log.events.first { $0.step == 1 && $0.member == Member("send", labels: ["_"]) })
    #expect(call.from == "Intruder#1")
    #expect(call.to == "Meter#1")
    #expect(log.violations().isEmpty)
  }

  @Test("Who reads what another's subject keeps is recorded, the owner itself is not")
  func reading() throws {
    let (_, log, _) = notifications({ _, _ in [] }, then: { Intruder(meter: $0).look() })
    let reads = log.events.filter { $0.kind == .read }
    #expect(reads.map(\.from) == ["Intruder#1"])
    #expect(reads.map(\.payload) == [.read(property: "level", value: .integer(0))])
  }
}

@Traced(.view)
private final class Intruder {
  private let meter: Meter

  init(meter: Meter) { self.meter = meter }

  func send() { meter.level.send(7) }
  func look() { _ = meter.level.value }
}
