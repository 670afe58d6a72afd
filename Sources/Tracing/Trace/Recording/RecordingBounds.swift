/// The bounds beyond which an input is treated as an endless loop.
public enum RecordingBounds {
  /// The maximum nesting of calls and deliveries.
  public static let depth = 500
  /// The maximum number of events between one input and the next.
  public static let events = 50_000
}

/// The reason why a recording was stopped: an endless loop.
public struct Overflow: Sendable, Hashable {
  /// The bound that was exceeded.
  public enum Bound: Sendable, Hashable {
    /// ``RecordingBounds/depth``.
    case depth
    /// ``RecordingBounds/events``.
    case events
  }

  /// The bound that was exceeded.
  public let bound: Bound
  /// The events that repeat, the outermost first.
  public let cycle: [Event.ID]
}

extension Recorder {
  /// The reason why the recording was stopped, if it was.
  ///
  /// In a scenario, traced methods without a result then do nothing, and bindings do not deliver,
  /// so that the loop ends. A program continues unrecorded.
  public var overflow: Overflow? { update(\.overflow) }

  /// Indicates whether the app was stopped with the recording; a program never is.
  var isStopped: Bool { scope == .performance && update { $0.overflow != nil } }
}

extension RecorderState {
  /// Counts a call that is not recorded, and returns whether it may proceed.
  mutating func enterUnrecorded() -> Bool {
    guard overflow == nil else { return false }
    depth += 1
    if depth > RecordingBounds.depth { overflow = Overflow(bound: .depth, cycle: []) }
    return true
  }

  /// Stops the recording and stores the events that repeat.
  mutating func stop(_ bound: Overflow.Bound) {
    guard overflow == nil else { return }
    let chain = bound == .depth ? stack.map(\.key) : chain(to: drafts.count - 1)
    overflow = Overflow(bound: bound, cycle: identifiers(of: cycle(in: chain)))
  }

  /// Returns the drafts that led to one, in order: each one's cause or, without one, its parent.
  private func chain(to key: DraftKey) -> [DraftKey] {
    var chain = [key]
    while chain.count < RecordingBounds.depth,
      let earlier = drafts[chain[chain.count - 1]].cause ?? drafts[chain[chain.count - 1]].parent
    {
      chain.append(earlier)
    }
    return chain.reversed()
  }

  /// Returns the part of a chain between its last two like events, or its last eight events.
  private func cycle(in chain: [DraftKey]) -> [DraftKey] {
    for end in chain.indices.reversed() {
      let before = chain[..<end].lastIndex { isAlike(drafts[$0], drafts[chain[end]]) }
      if let before { return Array(chain[(before + 1)...end]) }
    }
    return chain.suffix(8)
  }

  private func isAlike(_ one: EventDraft, _ other: EventDraft) -> Bool {
    guard one.to.map(resolve) == other.to.map(resolve) else { return false }
    switch (one.payload, other.payload) {
    case (.call(let first, _), .call(let second, _)): return first == second
    case (.notify(let first, _), .notify(let second, _)): return first == second
    case (.resume(let first), .resume(let second)): return first == second
    case (.schedule(let first, _), .schedule(let second, _)): return first == second
    case (.state(let first, _, _), .state(let second, _, _)): return first == second
    case (.return(let first, _), .return(let second, _)): return first == second
    default: return false
    }
  }

  private func identifiers(of keys: [DraftKey]) -> [Event.ID] {
    let wanted = Set(keys)
    let places = order.keys.enumerated().filter { wanted.contains($0.element) }
    let identifiers = Dictionary(uniqueKeysWithValues: places.map { ($0.element, $0.offset + 1) })
    return keys.compactMap { identifiers[$0] }
  }
}
