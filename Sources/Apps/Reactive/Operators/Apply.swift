public import OpenCombine

nonisolated extension Publisher where Failure == Never {
  /// Applies each change to a subject's value, and then publishes the new value.
  ///
  /// A change that leaves the value as it is publishes nothing. The subject's subscribers receive
  /// the value first. Work that depends on it, such as a request that is answered inside the call,
  /// thus comes after the value was shown:
  ///
  /// ```swift
  /// let list = CurrentValueSubject<ProgramList, Never>(ProgramList())
  /// let changes = taps.map { () -> (inout ProgramList) -> Void in { $0.refresh() } }
  /// changes.apply(to: list).map(\.request).removeDuplicates()
  /// ```
  ///
  /// - Parameter subject: The subject, which each subscription keeps alive.
  /// - Returns: A publisher of the values. Subscribe to it only once: each subscription applies
  ///   the changes.
  public func apply<Value: Equatable>(
    to subject: CurrentValueSubject<Value, Never>
  ) -> some Publisher<Value, Never> where Output == (inout Value) -> Void {
    compactMap { change in
      var next = subject.value
      change(&next)
      return next == subject.value ? nil : next
    }
    .handleEvents(receiveOutput: { subject.send($0) })
  }
}
