import Foundation

/// The system's calls on files, and the only place of the generator's output that makes them.
///
/// Each is announced before it is made, so that a test can count them, let one of them fail, or end
/// the process there. Paths are the system's, absolute or from the working directory; links are
/// followed only where that is said.
package struct FileSystem: Sendable {
  /// A kind of call.
  package enum Operation: String, Sendable {
    case inspect, resolve, list, read, readLink
    case makeFolder, create, write, close, setTime, link, makeLink
    case move, exchange, deleteFile, deleteFolder
    case lock, synchronizeVolume, synchronizeFolder
  }

  /// Notified of a call before it is made; gives the error number that it is to fail with instead,
  /// or 0.
  package typealias Announcement = @Sendable (Operation, _ path: String) -> Int32

  /// The most bytes that are written in one call: some systems refuse 2 GiB and more.
  let portion: Int
  private let announcement: Announcement?

  /// Creates the boundary to the system.
  ///
  /// - Parameters:
  ///   - portion: The most bytes that are written in one call, at least 1.
  ///   - announcement: Notified of every call, from any thread.
  package init(portion: Int = 1 << 30, announcement: Announcement? = nil) {
    self.portion = portion
    self.announcement = announcement
  }

  /// Announces a call and makes it, again if a signal interrupts it.
  ///
  /// - Parameters:
  ///   - operation: The kind of call.
  ///   - path: The file or folder that it deals with.
  ///   - call: The call; it gives a negative number and sets `errno` if it fails.
  /// - Returns: What the call gave.
  /// - Throws: What the system says if it fails.
  @discardableResult
  func perform(
    _ operation: Operation, _ path: String, _ call: () -> Int
  ) throws(FileError) -> Int {
    try announce(operation, path)
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw FileError(path: path, code: code) }
    }
  }

  /// Announces a call that is made otherwise.
  func announce(_ operation: Operation, _ path: String) throws(FileError) {
    guard let code = announcement?(operation, path), code != 0 else { return }
    throw FileError(path: path, code: code)
  }
}
