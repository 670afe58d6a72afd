extension StreamExample {
  /// All examples, in the order of explanation.
  public static let all: [StreamExample] = [
    StreamExample("pipe", Pipe.self),
    StreamExample("two-observers", TwoObservers.self),
    StreamExample("late-observer", HotSubject.self, KeptValue.self),
    StreamExample("cold-and-hot", ColdRequest.self, SharedRequest.self),
    StreamExample("map", MapValues.self),
    StreamExample("filter", FilterValues.self),
    StreamExample("scan-and-reduce", ScanAndReduce.self),
    StreamExample("composition", Composition.self),
    StreamExample("skip-repeats", SkipRepeats.self),
    StreamExample("merge", MergeStreams.self),
    StreamExample("combine-latest", CombineLatestValues.self),
    StreamExample("with-latest-from", WithLatestFromOther.self),
    StreamExample("debounce-and-throttle", DebounceAndThrottle.self),
    StreamExample("action", SavingAction.self, uses: [Action<Int, String, SavingError>.self]),
    StreamExample("search-race", EveryAnswer.self, LatestAnswer.self, uses: [SearchServer.self]),
  ]
}
