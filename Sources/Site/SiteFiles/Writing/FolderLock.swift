import Diagnostics
import Foundation

/// Keeps two builds from writing below one folder at the same time.
///
/// The lock is the system's, on the folder itself: it leaves no file behind, and ends with the
/// process.
struct FolderLock {
  private let descriptor: Int32

  /// Takes the lock; while another build has it, waits for some time, since writing is short.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - timeout: How long to wait.
  ///   - system: The boundary to the system.
  /// - Throws: That the folder cannot be opened, or that the other build has not ended by then.
  init(_ path: String, timeout: Duration, _ system: FileSystem) throws {
    let end = ContinuousClock.now + timeout
    while true {
      if let descriptor = try system.lock(path) {
        self.descriptor = descriptor
        return
      }
      guard ContinuousClock.now < end else {
        throw DiagnosticError(
          Diagnostic(
            .busy, at: SourceLocation(file: path), "another build is writing to this folder",
            suggestion: "wait until it has ended"))
      }
      usleep(20_000)
    }
  }

  /// Gives the lock back; to be called once.
  func release() { close(descriptor) }
}
