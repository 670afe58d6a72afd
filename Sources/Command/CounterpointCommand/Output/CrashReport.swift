import Foundation
import Scenarios

/// Reports what was being played if a trap ends the process, such as a failed precondition.
enum CrashReport {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  private static let stackSize = 1 << 16

  /// The note for signal handlers, which must neither allocate nor lock.
  private nonisolated(unsafe) static var note: UnsafePointer<CChar>?

  /// Installs the handlers, once.
  ///
  /// They need a separate stack, never freed, because infinite recursion exhausts the normal one.
  static func install() {
    note = CrashNote.pointer
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    for signal in signals {
      var action = sigaction()
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { CrashReport.report(signal: $0) }
      #else
        action.__sigaction_handler.sa_handler = { CrashReport.report(signal: $0) }
      #endif
      sigaction(signal, &action, nil)
    }
  }

  private static func report(signal: Int32) {
    if let note, note[0] != 0 {
      say("error: the program ended while it played ")
      write(STDERR_FILENO, note, strlen(note))
      say("\n")
    }
    raise(signal)
  }

  private static func say(_ text: StaticString) {
    write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
