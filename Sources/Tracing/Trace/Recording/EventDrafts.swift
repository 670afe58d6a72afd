/// The drafts of a recording, in blocks that never move.
///
/// A single growing array would copy all of its elements each time it doubles.
struct EventDrafts {
  private static let blockSize = 512
  private var full: [[EventDraft]] = []
  private var last: [EventDraft] = []

  var count: Int { full.count * Self.blockSize + last.count }

  mutating func append(_ draft: EventDraft) {
    if last.count == Self.blockSize {
      full.append(last)
      last = []
    }
    if last.isEmpty { last.reserveCapacity(Self.blockSize) }
    last.append(draft)
  }

  subscript(key: DraftKey) -> EventDraft {
    _read {
      let block = key / Self.blockSize
      if block < full.count {
        yield full[block][key % Self.blockSize]
      } else {
        yield last[key % Self.blockSize]
      }
    }
    _modify {
      let block = key / Self.blockSize
      if block < full.count {
        yield &full[block][key % Self.blockSize]
      } else {
        yield &last[key % Self.blockSize]
      }
    }
  }
}

/// The drafts of a log in order of creation, except those deferred to the end of their step.
struct DraftOrder {
  private var stretches: [Range<DraftKey>] = []
  private(set) var count = 0

  mutating func append(_ key: DraftKey) {
    count += 1
    if let last = stretches.indices.last, stretches[last].upperBound == key {
      stretches[last] = stretches[last].lowerBound..<key + 1
    } else {
      stretches.append(key..<key + 1)
    }
  }

  /// The keys in the order of the log.
  var keys: some Sequence<DraftKey> { stretches.joined() }
}
