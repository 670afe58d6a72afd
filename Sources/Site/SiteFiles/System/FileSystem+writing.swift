import CSystem
import Diagnostics
import Foundation

// MARK: Files

extension FileSystem {
  /// Writes a file that does not exist yet.
  func create(
    _ path: String, holding bytes: [UInt8], permissions: mode_t = 0o666
  ) throws(FileError) {
    var rest: [UInt8]? = bytes
    try create(path, permissions: permissions) { () throws(FileError) in
      defer { rest = nil }
      return rest
    }
  }

  /// Writes a file that does not exist yet, portion by portion.
  ///
  /// `next` returns the next bytes, and `nil` at the end.
  func create(
    _ path: String, permissions: mode_t = 0o666, _ next: () throws(FileError) -> [UInt8]?
  ) throws(FileError) {
    let descriptor = Int32(
      try perform(.create, path) {
        Int(open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions))
      })
    do {
      while let bytes = try next() { try fill(descriptor, with: bytes, path) }
      try announce(.close, path)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a lack of space only now. Even if interrupted, the call closes the
    // file.
    if close(descriptor) != 0, errno != EINTR { throw FileError(path: path, code: errno) }
  }

  /// Creates another name for a file, or else a copy with its permissions and modification time.
  func link(_ path: String, as target: String) throws(FileError) {
    do {
      try perform(.link, target) { Int(linkat(AT_FDCWD, path, AT_FDCWD, target, 0)) }
    } catch  where error.isUnsupported || [EPERM, EMLINK, EXDEV].contains(error.code) {
      guard let status = try status(of: path), status.kind == .file, let bytes = try bytes(of: path)
      else { throw error }
      try create(target, holding: bytes, permissions: status.permissions)
      let times = [status.modified, status.modified]
      try perform(.setTime, target) { Int(utimensat(AT_FDCWD, target, times, 0)) }
    }
  }

  func makeLink(_ path: String, to destination: String) throws(FileError) {
    try perform(.makeLink, path) { Int(symlink(destination, path)) }
  }

  func deleteFile(_ path: String) throws(FileError) {
    try perform(.deleteFile, path) { Int(unlink(path)) }
  }

  private func fill(
    _ descriptor: Int32, with bytes: [UInt8], _ path: String
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = try perform(.write, path) {
        bytes.withUnsafeBytes { buffer in
          write(
            descriptor, buffer.baseAddress?.advanced(by: done), min(portion, buffer.count - done))
        }
      }
      if count == 0 { throw FileError(path: path, code: EIO) }
      done += count
    }
  }
}

// MARK: Folders

extension FileSystem {
  /// Creates a folder that does not exist yet.
  func makeFolder(_ path: String) throws(FileError) {
    try perform(.makeFolder, path) { Int(mkdir(path, 0o777)) }
  }

  /// Creates a folder and its parents, if they do not exist yet.
  func makeFolders(_ path: String) throws(FileError) {
    if try status(of: path, followingLinks: true)?.kind == .folder { return }
    let parent = path.parentFolder
    if !parent.isEmpty, parent != path { try makeFolders(parent) }
    do {
      try makeFolder(path)
    } catch  where error.code == EEXIST {
      // Another build may have created it in the meantime.
      guard try status(of: path, followingLinks: true)?.kind == .folder else { throw error }
    }
  }

  func deleteFolder(_ path: String) throws(FileError) {
    try perform(.deleteFolder, path) { Int(rmdir(path)) }
  }

  /// Renames a file or folder; the new name must be unused.
  func move(_ path: String, to target: String) throws(FileError) {
    try perform(.move, path) { Int(rename(path, target)) }
  }

  /// Exchanges two folders in one step.
  func exchange(_ first: String, _ second: String) throws(FileError) {
    try perform(.exchange, second) { failing(counterpoint_exchange(first, second)) }
  }

  /// Opens a folder and locks it.
  ///
  /// - Returns: The descriptor, which the caller closes to unlock; `nil` if the lock is held
  ///   elsewhere.
  func lock(_ path: String) throws(FileError) -> Int32? {
    let descriptor = Int32(
      try perform(.lock, path) { Int(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) })
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let code = errno
    close(descriptor)
    if code == EWOULDBLOCK || code == EINTR { return nil }
    throw FileError(path: path, code: code)
  }
}

// MARK: Safe from a power cut

extension FileSystem {
  /// Flushes everything written to a folder's file system to the disk, if the system supports it.
  func synchronizeVolume(of path: String) throws(FileError) {
    do {
      try perform(.synchronizeVolume, path) { failing(counterpoint_synchronize(path)) }
    } catch  where error.isUnsupported {}
  }

  /// Flushes the names in a folder to the disk, if the system supports it.
  func synchronizeFolder(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    do {
      try perform(.synchronizeFolder, path) { Int(fsync(descriptor)) }
    } catch  where error.isUnsupported {}
  }

  /// Converts the result of calls that return an error number to that of calls that set it.
  private func failing(_ code: Int32) -> Int {
    if code == 0 { return 0 }
    errno = code
    return -1
  }
}
