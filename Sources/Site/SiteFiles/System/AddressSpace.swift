import CSystem
import Foundation

/// The address space that the system gives the process, and the growth of heaps in it.
package enum AddressSpace {
  /// The number of bytes needed: half a gigabyte, plus a stack and two heaps for each processor.
  package static var needed: UInt64 {
    UInt64(512 + 144 * ProcessInfo.processInfo.activeProcessorCount) << 20
  }

  /// The number of available bytes, if there are fewer than needed.
  ///
  /// If there is not enough for another thread, concurrent work waits forever without an error.
  package static var shortage: UInt64? {
    let given = counterpoint_address_space()
    return given > 0 && given < needed ? given : nil
  }

  /// Lets each heap grow in one step.
  ///
  /// It must be called before there are threads, so that it applies to all heaps. By default,
  /// glibc grows the heap of a thread by a page or two at a time, with a system call each: one and
  /// a half for each page of a site, a tenth of the total time. With this amount, it makes all 64
  /// MB of a heap accessible at once; memory is still used only when it is written to.
  package static func growInLargeSteps() { counterpoint_grow_memory_by(64 << 20) }
}
