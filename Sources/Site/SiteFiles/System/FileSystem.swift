import Foundation
import Sequences

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
  /// - Throws: The system's error, if the call gives a negative number, and `errno`.
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

/// The system's error when it cannot do something with a file.
struct FileError: Error, Hashable {
  let path: String
  /// The system's error number.
  let code: Int32
  /// For how many other files it said the same in the same piece of work.
  var others = 0

  /// The meaning of the number, in the system's words.
  var reason: String { String(cString: strerror(code)) }

  /// Says whether the system, or this file system, has no such call at all.
  var isUnsupported: Bool { [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(code) }
}

extension Array where Element: Sendable {
  /// Does a piece of work with every element, several at a time, whether one of them fails or not.
  ///
  /// - Throws: The fault of the first element that has one.
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
