import FlyingSocks

/// Events as the body of an answer that does not end.
struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var events: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    fileprivate init(events: AsyncStream<[UInt8]>.Iterator) {
      self.events = events
    }

    mutating func next() async -> UInt8? {
      if rest.isEmpty { rest = await events.next()?[...] ?? [] }
      return rest.popFirst()
    }

    /// The next event, all of it, so that it is sent at once and in one piece.
    mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
      guard rest.isEmpty else {
        defer { rest = [] }
        return rest
      }
      return await events.next()?[...]
    }
  }
}
