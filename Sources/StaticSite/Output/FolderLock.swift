import Diagnostics
import Foundation

/// Keeps two builds from writing below one folder at the same time.
///
/// The lock is the system's, on the folder itself: it leaves no file behind, and ends with the process.
struct FolderLock {
  private let descriptor: Int32

  /// Takes the lock; while another build has it, waits for some time, since writing is short.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - patience: How long to wait.
  /// - Throws: That the folder cannot be opened, or that the other build has not ended by then.
  init(_ path: String, patience: Duration) throws {
    descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard ContinuousClock.now < end else {
        close(descriptor)
        throw DiagnosticError(
          Diagnostic(
            "busy", at: SourceLocation(file: path), "another build is writing to this folder",
            suggestion: "wait until it has ended"))
      }
      usleep(20_000)
    }
  }

  /// Gives the lock back; to be called once.
  func release() { close(descriptor) }
}
