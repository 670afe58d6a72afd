import Foundation
import Sequences

/// The system's error when it cannot do something with a file.
struct FileError: Error, Hashable {
  /// The file or folder.
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
