import Reactive
import TestSupport

@testable import Streams

/// The input of one stream, as numbers at times; an operator's own reference computes with it.
struct Input {
  var values: [(time: Int, value: Int)]
  /// The time at which it completes, if it does.
  var end: Int?

  /// Some numbers at random times, several of them at one time now and then.
  ///
  /// - Parameters:
  ///   - random: Where chance comes from.
  ///   - grid: All times are multiples of it, from one of it on.
  init(_ random: inout SeededGenerator, grid: Int = 10) {
    let count = Int.random(in: 0...8, using: &random)
    let times = (0..<count).map { _ in Int.random(in: 1...(800 / grid), using: &random) * grid }
    values = times.sorted().map { ($0, Int.random(in: 0...4, using: &random)) }
    end = Bool.random(using: &random) ? Int.random(in: 81...90, using: &random) * 10 : nil
  }

  /// The input that a line of a run sends.
  init(_ line: MarbleLine) {
    values = line.values.compactMap { time, text in Int(text).map { (time, $0) } }
    end = line.marbles.first { $0.event == .completed }?.time
  }

  /// Sends all of it into a subject.
  @MainActor
  func send(to subject: PassthroughSubject<Int, Never>, _ name: String, by recorder: StreamRecorder)
  {
    for (time, value) in values {
      recorder.schedule(at: time) { subject.send(value) }
    }
    guard let end else { return }
    recorder.schedule(at: end) { subject.send(completion: .finished) }
  }
}

/// The output that should be heard: texts at times, and the end.
struct Heard: Equatable, CustomStringConvertible {
  var values: [String]
  var end: Int?

  init(_ values: [(time: Int, value: some Any)], end: Int?) {
    self.values = values.map { "\($0.time): \($0.value)" }
    self.end = end
  }

  /// The output that was heard on a line.
  init(_ line: MarbleLine) {
    self.init(line.values, end: line.marbles.first { $0.event == .completed }?.time)
  }

  var description: String { "\(values) until \(end.map(String.init) ?? "—")" }
}

extension MarbleLine {
  /// The values on it.
  var values: [(time: Int, value: String)] {
    marbles.compactMap { marble in
      if case .value(let text) = marble.event { (marble.time, text) } else { nil }
    }
  }
}

extension MarbleRun {
  /// The line of a name.
  func line(_ name: String) -> MarbleLine? { lines.first { $0.name == name } }
}
