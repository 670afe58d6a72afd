import Foundation

/// A file of the finished site.
///
/// Two files are equal if their contents are known to be the same: equal bytes, or copies of one
/// file that was not modified in between.
public struct OutputFile: Hashable, Sendable {
  /// The path below the output folder, such as `assets/site.css`.
  public let path: String
  let content: FileContent

  /// Creates a file of bytes.
  public init(path: String, bytes: some Sequence<UInt8>) {
    self.path = path
    content = .bytes(Array(bytes))
  }

  /// Creates a file of a text.
  public init(path: String, text: String) { self.init(path: path, bytes: text.utf8) }

  /// Creates a copy of another file, which is only read when it is written or requested.
  ///
  /// - Parameters:
  ///   - path: The path below the output folder.
  ///   - source: The other file, as it was when its stamp was taken.
  public init(path: String, copying source: FileStamp) {
    self.path = path
    content = .copy(source)
  }

  /// The bytes; a copy has the current bytes of the other file, or none if that no longer exists.
  public var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .copy(let source): (try? FileSystem().bytes(of: source.path, followingLinks: true)) ?? []
    }
  }
}

enum FileContent: Hashable, Sendable {
  /// These bytes.
  case bytes([UInt8])
  /// The contents of another file, read only when they are needed.
  case copy(FileStamp)
}

/// The state of a file at some time, which shows later whether the file was modified.
public struct FileStamp: Hashable, Sendable {
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
