import Foundation
import Sequences

/// The system calls on files; no other code makes them to write the generator's output.
///
/// Each call is announced first, so that a test can count calls, let one fail, or end the process
/// there. Paths are absolute or relative to the working directory; links are followed only where
/// stated.
package struct FileSystem: Sendable {
  /// A kind of system call.
  package enum Operation: String, Sendable {
    case inspect, resolve, list, read, readLink
    case makeFolder, create, write, close, setTime, link, makeLink
    case move, exchange, deleteFile, deleteFolder
    case lock, synchronizeVolume, synchronizeFolder
  }

  /// Receives a call before it is made, and returns the error number to fail with, or 0.
  package typealias Announcement = @Sendable (Operation, _ path: String) -> Int32

  /// The maximum number of bytes written in one call; some systems refuse 2 GiB and more.
  let portion: Int
  private let announcement: Announcement?

  /// Creates the boundary to the system.
  ///
  /// - Parameters:
  ///   - portion: The maximum number of bytes written in one call, at least 1.
  ///   - announcement: Notified of every call, from any thread.
  package init(portion: Int = 1 << 30, announcement: Announcement? = nil) {
    self.portion = portion
    self.announcement = announcement
  }

  /// Announces a call and makes it, again whenever a signal interrupts it.
  ///
  /// - Throws: The system's error, from `errno`, if the call returns a negative number.
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

  /// Announces a call that the caller makes itself.
  func announce(_ operation: Operation, _ path: String) throws(FileError) {
    guard let code = announcement?(operation, path), code != 0 else { return }
    throw FileError(path: path, code: code)
  }
}

/// The error of a system call on a file.
struct FileError: Error, Hashable {
  let path: String
  let code: Int32
  /// The number of other files for which the same work failed with the same error.
  var others = 0

  /// The meaning of the number, in the system's words.
  var reason: String { String(cString: strerror(code)) }

  /// Indicates whether the system, or this file system, does not support the call at all.
  var isUnsupported: Bool { [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(code) }
}

extension Array where Element: Sendable {
  /// Performs work on every element concurrently, even if some of it fails.
  ///
  /// - Throws: The error of the first element that has one.
  func concurrentForEach(
    _ work: @Sendable (Element) throws(FileError) -> Void
  ) throws(FileError) {
    let errors = concurrentMap { element -> FileError? in
      do throws(FileError) {
        try work(element)
        return nil
      } catch {
        return error
      }
    }.compactMap(\.self)
    guard var first = errors.first else { return }
    first.others = errors.count { $0.code == first.code } - 1
    throw first
  }
}
