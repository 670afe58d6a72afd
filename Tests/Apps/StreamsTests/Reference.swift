/// The results of each operator, computed by its definition, with lists and loops only.
///
/// Nothing in here knows of publishers, clocks or subscriptions.
enum Reference {
  typealias Timed = (time: Int, value: Int)

  static func map(_ input: Input, _ function: (Int) -> Int) -> Heard {
    Heard(input.values.map { (time: $0.time, value: function($0.value)) }, end: input.end)
  }

  static func filter(_ input: Input, _ passes: (Int) -> Bool) -> Heard {
    Heard(input.values.filter { passes($0.value) }, end: input.end)
  }

  /// The sum of all that came up to each value.
  static func scan(_ input: Input) -> Heard {
    let sums = input.values.indices.map { index in
      (
        time: input.values[index].time,
        value: input.values[...index].map(\.value).reduce(0, +)
      )
    }
    return Heard(sums, end: input.end)
  }

  /// One sum, at the end.
  static func reduce(_ input: Input) -> Heard {
    guard let end = input.end else { return Heard([Timed](), end: nil) }
    return Heard([(time: end, value: input.values.map(\.value).reduce(0, +))], end: end)
  }

  static func removeDuplicates(_ input: Input) -> Heard {
    let changes = input.values.indices.filter { index in
      index == 0 || input.values[index].value != input.values[index - 1].value
    }
    return Heard(changes.map { input.values[$0] }, end: input.end)
  }

  /// A value is heard some time after it was sent if nothing was sent meanwhile; the end is not
  /// waited for.
  static func debounce(_ input: Input, _ span: Int) -> Heard {
    let heard = input.values.indices.compactMap { index -> Timed? in
      let (time, value) = input.values[index]
      let next = index + 1 < input.values.count ? input.values[index + 1].time : Int.max
      let due = time + span
      // What is sent at the moment at which it would be heard is sent before.
      guard next > due, due <= 1_000 else { return nil }
      guard input.end.map({ due < $0 }) ?? true else { return nil }
      return (due, value)
    }
    return Heard(heard, end: input.end)
  }

  /// The first is heard at once; then, a span after the last that was heard, the latest of those
  /// that were sent since.
  static func throttle(_ input: Input, _ span: Int) -> Heard {
    var heard: [Timed] = []
    var waiting: Timed?
    for time in 0...1_000 {
      for (_, value) in input.values.filter({ $0.time == time }) { waiting = (time, value) }
      let isFree = heard.last.map { time >= $0.time + span } ?? true
      if isFree, let value = waiting?.value {
        heard.append((time, value))
        waiting = nil
      }
    }
    return Heard(heard, end: nil)
  }
}

/// The results of operators of two streams, by all that is sent in order and the latest of both.
struct PairReference {
  private struct Moment {
    let time: Int
    let isFirst: Bool
    let value: Int
    let latest: (first: Int?, second: Int?)
  }

  let first: Input
  let second: Input

  /// At one time what the first sends comes before what the second sends.
  private var moments: [Moment] {
    let sent =
      first.values.map { (time: $0.time, isFirst: true, value: $0.value) }
      + second.values.map { (time: $0.time, isFirst: false, value: $0.value) }
    let times = Set(sent.map(\.time)).sorted()
    let ordered = times.flatMap { time in sent.filter { $0.time == time } }
    return ordered.indices.map { index in
      let before = ordered[...index]
      return Moment(
        time: ordered[index].time, isFirst: ordered[index].isFirst, value: ordered[index].value,
        latest: (before.last { $0.isFirst }?.value, before.last { !$0.isFirst }?.value))
    }
  }

  /// The time at which both have ended.
  private var lastEnd: Int? {
    if let first = first.end, let second = second.end { max(first, second) } else { nil }
  }

  var merged: Heard { Heard(moments.map { (time: $0.time, value: $0.value) }, end: lastEnd) }

  var combined: Heard {
    Heard(
      moments.compactMap { moment -> (time: Int, value: String)? in
        guard let a = moment.latest.first, let b = moment.latest.second else { return nil }
        return (moment.time, "\(a) \(b)")
      }, end: lastEnd)
  }

  /// The second's latest, whenever the first sends; it ends with the first.
  var sampled: Heard {
    Heard(
      moments.compactMap { moment -> (time: Int, value: String)? in
        guard moment.isFirst, let b = moment.latest.second else { return nil }
        return (moment.time, "\(moment.value) \(b)")
      }, end: first.end)
  }
}
