public import Reactive
public import Trace

/// A recorder that runs a program on a virtual clock, and records the values sent and received.
public final class StreamRecorder {
  /// The clock of the program.
  public let clock: VirtualClock
  /// The scheduler for time-based operators.
  public var scheduler: VirtualScheduler { clock.scheduler }
  /// The program's subscriptions other than those of its observers.
  public var subscriptions: [AnyCancellable] = []

  private var lines: [MarbleLine] = []
  private var count = 0
  /// The waiting work, kept here because releasing it cancels it.
  private var work: [ScheduledWork] = []

  init(_ clock: VirtualClock) { self.clock = clock }

  /// Runs a program for ``MarbleRun/duration`` milliseconds of virtual time.
  ///
  /// - Parameter program: The program.
  /// - Returns: The run, the same every time.
  /// - Throws: ``ClockFailure`` if the program does not settle.
  public static func record(_ program: any StreamProgram.Type) throws(ClockFailure) -> MarbleRun {
    try record("\(program)") { program.run($0) }
  }

  /// Runs a program that is a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the run.
  ///   - program: The program.
  /// - Returns: The run.
  /// - Throws: ``ClockFailure`` if the program does not settle.
  public static func record(
    _ name: String, _ program: (StreamRecorder) -> Void
  ) throws(ClockFailure) -> MarbleRun {
    let recorder = StreamRecorder(VirtualClock())
    program(recorder)
    try recorder.clock.advance(by: MarbleRun.duration)
    // Cancellations after this moment are not part of the run.
    return MarbleRun(program: name, lines: recorder.lines)
  }
}

extension StreamRecorder {
  /// Adds a line, and returns a closure that writes its marbles.
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

  /// Returns a name that no line has: a second `request` is `request 2`.
  private func unused(_ name: String) -> String {
    let names = Set(lines.map(\.name))
    guard names.contains(name) else { return name }
    return (2...(lines.count + 2)).map { "\(name) \($0)" }.first { !names.contains($0) } ?? name
  }
}
