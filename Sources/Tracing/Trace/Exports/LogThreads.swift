/// The threads of a log, chosen so that the events of each thread nest.
///
/// An event inside another is in the same thread. An event that begins during another, but not
/// inside it, as in a program with several tasks, is in the first free thread.
struct LogThreads {
  private let threads: [Int]

  /// Assigns threads to the events of a log.
  ///
  /// - Complexity: O(*n* · *t*) for *n* events in *t* threads.
  init(_ tree: EventTree) {
    let log = tree.log
    let lasts = Self.lasts(tree)
    // The last event of each thread so far.
    var ends: [Event.ID] = []
    var threads: [Int] = []
    for (index, event) in log.events.enumerated() {
      if let parent = Self.parent(of: event, at: index) {
        threads.append(threads[parent - 1])
        continue
      }
      let free = ends.firstIndex { $0 <= index } ?? ends.count
      if free == ends.count { ends.append(0) }
      ends[free] = lasts[index]
      threads.append(free + 1)
    }
    self.threads = threads
  }

  /// The thread of an event, from 1.
  subscript(id: Event.ID) -> Int { threads.indices.contains(id - 1) ? threads[id - 1] : 1 }

  /// Returns the last event inside each event, however deep; a call without a return has no end.
  private static func lasts(_ tree: EventTree) -> [Event.ID] {
    let log = tree.log
    var lasts = log.events.indices.map { $0 + 1 }
    for (index, event) in log.events.enumerated().reversed() {
      if event.kind == .call, tree.returned(from: event.id) == nil { lasts[index] = .max }
      if let parent = parent(of: event, at: index) {
        lasts[parent - 1] = max(lasts[parent - 1], lasts[index])
      }
    }
    return lasts
  }

  /// Returns the event that encloses another, if it comes before that in the log.
  private static func parent(of event: Event, at index: Int) -> Event.ID? {
    event.parent.flatMap { $0 > 0 && $0 <= index ? $0 : nil }
  }
}
