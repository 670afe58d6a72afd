import Diagnostics
import Foundation

/// Keeps two builds from writing below one folder at the same time.
///
/// The lock is the system's, on the folder itself: it leaves no file behind, and ends with the process.
struct FolderLock {
  private let descriptor: Int32

  /// Takes the lock; throws at once if another build has it.
  init(_ path: String) throws {
    descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw DiagnosticError(
        Diagnostic(
          "busy", at: SourceLocation(file: path), "another build is writing to this folder",
          suggestion: "wait until it has ended"))
    }
  }

  /// Gives the lock back; to be called once.
  func release() { close(descriptor) }
}
