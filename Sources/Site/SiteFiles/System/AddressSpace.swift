import CSystem
import Foundation

/// The address space that the system lets the program have.
///
/// Where it is too small for another thread, what is to be done side by side is waited for without
/// end, and nothing says so.
package enum AddressSpace {
  /// The bytes that are needed: half a gigabyte, and for each processor a stack and two heaps.
  package static var needed: UInt64 {
    UInt64(512 + 144 * ProcessInfo.processInfo.activeProcessorCount) << 20
  }

  /// The bytes that there are, if they are fewer than are needed.
  package static var shortage: UInt64? {
    let given = counterpoint_address_space()
    return given > 0 && given < needed ? given : nil
  }
}
