import Foundation

/// The processor time that some work takes on this thread: how busy the machine is besides makes
/// no difference, as it does to a clock on the wall.
///
/// - Parameter work: The work; it must stay on its thread.
/// - Returns: The time.
public func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = threadTime
  try work()
  return threadTime - start
}

private var threadTime: Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
