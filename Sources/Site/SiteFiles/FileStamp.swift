import Foundation

/// A file as it was at some time: where it is, and what shows later whether it was written to.
public struct FileStamp: Hashable, Sendable {
  /// The path to read it by.
  let path: String
  private let size: Int
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ path: String, _ status: FileStatus) {
    self.path = path
    size = status.size
    inode = status.inode
    seconds = Int(status.modified.tv_sec)
    nanoseconds = Int(status.modified.tv_nsec)
  }
}
