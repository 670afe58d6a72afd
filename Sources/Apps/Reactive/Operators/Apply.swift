public import OpenCombine

nonisolated extension Publisher where Failure == Never {
  /// Applies each change to the value that a subject keeps, and publishes the new value once the
  /// subscribers of the subject have received it.
  ///
  /// A change that leaves the value as it is publishes nothing. What follows from a value, such as
  /// a request that may be answered inside the call, thus comes after the value was shown:
  ///
  /// ```swift
  /// let list = CurrentValueSubject<ProgramList, Never>(ProgramList())
  /// let changes = taps.map { () -> (inout ProgramList) -> Void in { $0.refresh() } }
  /// changes.apply(to: list).map(\.request).removeDuplicates()
  /// ```
  ///
  /// - Parameter subject: The subject; it is kept for as long as there is a subscription.
  /// - Returns: A publisher of the values, to be subscribed to once: each subscription applies the
  ///   changes.
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
