/// The drafts of a recording, in blocks that stay where they are: a list that doubles would copy
/// all that is in it again and again.
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

/// The drafts of a log in its order: that in which they were made, but for what waits for the end of
/// its step.
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

  /// The keys, the first event's first.
  var keys: some Sequence<DraftKey> { stretches.joined() }
}
