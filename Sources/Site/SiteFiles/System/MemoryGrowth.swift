import CSystem

/// The steps in which the program's memory grows.
package enum MemoryGrowth {
  /// Lets each heap grow in one step; called before there are threads, so that it holds of the heaps
  /// of all.
  ///
  /// By default glibc makes the heap of a thread larger by a page or two at a time, each with a call of
  /// the system: one and a half for each page of a site, a tenth of the whole time. Given this much to
  /// add, it makes a heap's 64 MB accessible when it begins; none of it is there before it is used.
  package static func prepare() { counterpoint_grow_memory_by(64 << 20) }
}
