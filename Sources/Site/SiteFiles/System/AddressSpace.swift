import CSystem
import Foundation

/// The address space that the system lets the program have, and the steps in which it is used.
package enum AddressSpace {
  /// The bytes that are needed: half a gigabyte, and for each processor a stack and two heaps.
  package static var needed: UInt64 {
    UInt64(512 + 144 * ProcessInfo.processInfo.activeProcessorCount) << 20
  }

  /// The bytes that there are, if they are fewer than are needed.
  ///
  /// Where there are too few for another thread, what is to be done side by side is waited for
  /// without end, and nothing says so.
  package static var shortage: UInt64? {
    let given = counterpoint_address_space()
    return given > 0 && given < needed ? given : nil
  }

  /// Lets each heap grow in one step; called before there are threads, so that it holds of the
  /// heaps of all.
  ///
  /// By default glibc makes the heap of a thread larger by a page or two at a time, each with a
  /// call of the system: one and a half for each page of a site, a tenth of the whole time. Given
  /// this much to add, it makes a heap's 64 MB accessible when it begins; none of it is there
  /// before it is used.
  package static func growInLargeSteps() { counterpoint_grow_memory_by(64 << 20) }
}
