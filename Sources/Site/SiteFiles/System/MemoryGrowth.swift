import CSystem

/// The steps in which the program's memory grows.
package enum MemoryGrowth {
  /// Lets it grow by some megabytes at a time.
  ///
  /// By default glibc asks the system for 128 KB at a time in each thread's heap, and a site of 10,000
  /// pages needs hundreds of megabytes: a twentieth of the whole time.
  package static func prepare() { counterpoint_grow_memory_by(4 << 20) }
}
