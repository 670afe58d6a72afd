import Foundation

struct FileStatus {
  let kind: FileKind
  let size: Int
  let inode: UInt64
  /// The identifier of its file system.
  let device: UInt64
  let permissions: mode_t
  let modified: timespec
}

enum FileKind { case file, folder, link, other }

extension FileSystem {
  /// Returns the status of the item at a path; `nil` if there is none.
  func status(of path: String, followingLinks: Bool = false) throws(FileError) -> FileStatus? {
    var status = stat()
    do {
      try perform(.inspect, path) {
        Int(followingLinks ? stat(path, &status) : lstat(path, &status))
      }
    } catch  where error.code == ENOENT {
      return nil
    }
    return FileStatus(status)
  }

  /// Returns the path without symbolic links; the item must exist.
  func resolved(_ path: String) throws(FileError) -> String {
    try announce(.resolve, path)
    // `realpath` allocates its result, which the caller has to free.
    guard let resolved = realpath(path, nil) else { throw FileError(path: path, code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  func destination(ofLink path: String) throws(FileError) -> String {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try perform(.readLink, path) { readlink(path, &name, name.count) }
    return String(decoding: name[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns all bytes of a file; `nil` if there is none.
  func bytes(of path: String, followingLinks: Bool = false) throws(FileError) -> [UInt8]? {
    let descriptor: Int32
    do {
      descriptor = try openForReading(path, followingLinks: followingLinks)
    } catch  where error.code == ENOENT {
      return nil
    }
    defer { close(descriptor) }
    return try bytes(of: descriptor, path, size: status(of: descriptor, path).size)
  }

  /// The result of reading a file that may not be an ordinary one.
  enum OrdinaryFile {
    case whole([UInt8])
    /// It has more bytes than the limit.
    case longer
    /// It is a link or not an ordinary file, or it cannot be opened.
    case none
  }

  /// Reads an ordinary file without inspecting it first, because nearly all files are ordinary.
  func ordinaryFile(at path: String, atMost limit: Int) throws(FileError) -> OrdinaryFile {
    guard let descriptor = try? openForReading(path) else { return .none }
    defer { close(descriptor) }
    guard let status = try? status(of: descriptor, path), status.kind == .file else { return .none }
    guard status.size <= limit else { return .longer }
    return .whole(try bytes(of: descriptor, path, size: status.size))
  }

  func firstPortion(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = try openForReading(path, followingLinks: true)
    defer { close(descriptor) }
    return try nextPortion(of: descriptor, path)
  }

  private func status(of descriptor: Int32, _ path: String) throws(FileError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, code: errno) }
    return FileStatus(status)
  }

  private func bytes(
    of descriptor: Int32, _ path: String, size: Int
  ) throws(FileError) -> [UInt8] {
    // One byte more than expected, so that the end is found; bytes added meanwhile are not read.
    try nextPortion(of: descriptor, path, size: size + 1)
  }

  /// Returns the next bytes of an open file, up to the given size; empty at the end.
  private func nextPortion(
    of descriptor: Int32, _ path: String, size: Int = 1 << 18
  ) throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let got = Foundation.read(descriptor, start + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { break }
        count += got
      }
    }
    if code != 0 { throw FileError(path: path, code: code) }
    return bytes
  }

  /// Indicates whether an ordinary file is at a path and contains exactly these bytes.
  func file(at path: String, holds bytes: [UInt8]) throws(FileError) -> Bool {
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    let status = try status(of: descriptor, path)
    guard status.kind == .file, status.size == bytes.count else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, let read = buffer.baseAddress else { return true }
        var done = 0
        while done < bytes.count {
          let count = Foundation.read(descriptor, read, min(buffer.count, bytes.count - done))
          if count < 0, errno == EINTR { continue }
          guard count > 0, memcmp(read, start + done, count) == 0 else { return false }
          done += count
        }
        return true
      }
    }
  }

  /// Throws if a file cannot be opened or is a folder.
  func checkReadable(_ path: String) throws(FileError) {
    let descriptor = try openForReading(path, followingLinks: true)
    defer { close(descriptor) }
    if try status(of: descriptor, path).kind == .folder {
      throw FileError(path: path, code: EISDIR)
    }
  }

  /// Indicates whether two ordinary files contain the same bytes.
  func file(at path: String, holdsSameAs other: String) throws(FileError) -> Bool {
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    let second = try openForReading(other, followingLinks: true)
    defer { close(second) }
    let (left, right) = (try status(of: descriptor, path), try status(of: second, other))
    guard left.kind == .file, right.kind == .file, left.size == right.size else { return false }
    while true {
      let part = try nextPortion(of: descriptor, path)
      guard try part == nextPortion(of: second, other) else { return false }
      if part.isEmpty { return true }
    }
  }

  /// Copies a file to a path that does not exist yet.
  func copy(_ path: String, to target: String) throws(FileError) {
    let source = try openForReading(path, followingLinks: true)
    defer { close(source) }
    try create(target) { () throws(FileError) in
      let part = try nextPortion(of: source, path)
      return part.isEmpty ? nil : part
    }
  }

  /// Returns the sorted names in a folder, and whether each is a folder.
  func entries(of path: String) throws(FileError) -> [(name: String, isFolder: Bool)] {
    try announce(.list, path)
    guard let folder = opendir(path) else { throw FileError(path: path, code: errno) }
    defer { closedir(folder) }
    var entries: [(name: String, isFolder: Bool)] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name == "." || name == ".." { continue }
      // Not every file system gives the type along with the name.
      let isFolder =
        entry.pointee.d_type == DT_UNKNOWN
        ? try status(of: "\(path)/\(name)")?.kind == .folder : entry.pointee.d_type == DT_DIR
      entries.append((name, isFolder))
    }
    if errno != 0 { throw FileError(path: path, code: errno) }
    return entries.sorted { $0.name < $1.name }
  }

  /// Opens a file for reading.
  ///
  /// A link is refused unless links are followed. Opening a pipe does not wait for its other end.
  private func openForReading(
    _ path: String, followingLinks: Bool = false
  ) throws(FileError) -> Int32 {
    let flags = (followingLinks ? 0 : O_NOFOLLOW) | O_NONBLOCK
    return Int32(try perform(.read, path) { Int(open(path, O_RDONLY | O_CLOEXEC | flags)) })
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    permissions = status.st_mode & 0o7777
    #if canImport(Darwin)
      modified = status.st_mtimespec
    #else
      modified = status.st_mtim
    #endif
  }
}
