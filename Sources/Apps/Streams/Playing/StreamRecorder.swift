public import Reactive
public import Trace

/// Runs a program on a virtual clock, and writes down what is sent and what is heard.
public final class StreamRecorder {
  /// The time that passes for the program.
  public let clock: VirtualClock
  /// The clock, for operators that take time.
  public var scheduler: VirtualScheduler { clock.scheduler }
  /// The subscriptions of the program besides what it observes.
  public var subscriptions: [AnyCancellable] = []

  private var lines: [MarbleLine] = []
  private var count = 0
  /// The work that waits for the clock.
  ///
  /// It would be cancelled if nobody kept it.
  private var work: [ScheduledWork] = []

  init(_ clock: VirtualClock) { self.clock = clock }

  /// Runs a program for ``MarbleRun/duration`` milliseconds of virtual time.
  ///
  /// - Parameter program: The program.
  /// - Returns: What happened; the same in every run.
  /// - Throws: ``ClockFailure`` if the program does not come to rest.
  public static func record(_ program: any StreamProgram.Type) throws(ClockFailure) -> MarbleRun {
    try record("\(program)") { program.run($0) }
  }

  /// Runs a program that is a closure.
  ///
  /// - Parameters:
  ///   - name: What the run is called.
  ///   - program: The program.
  /// - Returns: What happened.
  /// - Throws: ``ClockFailure`` if the program does not come to rest.
  public static func record(
    _ name: String, _ program: (StreamRecorder) -> Void
  ) throws(ClockFailure) -> MarbleRun {
    let recorder = StreamRecorder(VirtualClock())
    program(recorder)
    try recorder.clock.advance(by: MarbleRun.duration)
    // What is let go afterwards is no part of the run.
    return MarbleRun(program: name, lines: recorder.lines)
  }
}

extension StreamRecorder {
  /// Adds a line, and gives what writes its marbles.
  func line(
    _ name: String, _ kind: MarbleLineKind, at location: ProgramLocation? = nil
  ) -> (MarbleEvent) -> Void {
    let index = lines.count
    lines.append(MarbleLine(name: unused(name), kind: kind, location: location))
    return { [weak self] event in self?.write(event, on: index) }
  }

  func schedule(at time: Int, _ body: @escaping @MainActor () -> Void) {
    work.append(clock.schedule(after: time - clock.now, body))
  }

  private func write(_ event: MarbleEvent, on index: Int) {
    // A subscription that ended cannot be cancelled as well.
    guard lines[index].end == nil else { return }
    count += 1
    lines[index].marbles.append(Marble(time: clock.now, number: count, event: event))
  }

  /// A name that no line has yet: a second `request` is `request 2`.
  private func unused(_ name: String) -> String {
    let names = Set(lines.map(\.name))
    guard names.contains(name) else { return name }
    return (2...(lines.count + 2)).map { "\(name) \($0)" }.first { !names.contains($0) } ?? name
  }
}
