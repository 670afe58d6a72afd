import CSystem
import Diagnostics
import Foundation

// MARK: Files

extension FileSystem {
  /// Writes a file that is not there yet.
  func create(
    _ path: String, holding bytes: [UInt8], permissions: mode_t = 0o666
  ) throws(FileError) {
    var rest: [UInt8]? = bytes
    try create(path, permissions: permissions) { () throws(FileError) in
      defer { rest = nil }
      return rest
    }
  }

  /// Writes a file that is not there yet, portion by portion: `next` gives the next bytes, and
  /// `nil` at the end.
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
    // Some file systems report only now that there was no room. Interrupted or not, the descriptor
    // is gone.
    if close(descriptor) != 0, errno != EINTR { throw FileError(path: path, code: errno) }
  }

  /// Creates another name for a file; where that cannot be, a copy with its permissions and its
  /// time of modification.
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

  /// Creates a symbolic link.
  func makeLink(_ path: String, to destination: String) throws(FileError) {
    try perform(.makeLink, path) { Int(symlink(destination, path)) }
  }

  /// Takes a file or link away.
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
  /// Creates a folder that is not there yet.
  func makeFolder(_ path: String) throws(FileError) {
    try perform(.makeFolder, path) { Int(mkdir(path, 0o777)) }
  }

  /// Creates a folder, and those above it, where they are not there yet.
  func makeFolders(_ path: String) throws(FileError) {
    if try status(of: path, followingLinks: true)?.kind == .folder { return }
    let parent = path.parentFolder
    if !parent.isEmpty, parent != path { try makeFolders(parent) }
    do {
      try makeFolder(path)
    } catch  where error.code == EEXIST {
      // Another build may have been faster.
      guard try status(of: path, followingLinks: true)?.kind == .folder else { throw error }
    }
  }

  /// Takes an empty folder away.
  func deleteFolder(_ path: String) throws(FileError) {
    try perform(.deleteFolder, path) { Int(rmdir(path)) }
  }

  /// Gives a file or folder another name, which must be unused.
  func move(_ path: String, to target: String) throws(FileError) {
    try perform(.move, path) { Int(rename(path, target)) }
  }

  /// Lets two folders change places in one step.
  func exchange(_ first: String, _ second: String) throws(FileError) {
    try perform(.exchange, second) { failing(counterpoint_exchange(first, second)) }
  }

  /// Opens a folder and takes its lock.
  ///
  /// - Returns: The descriptor, which has the lock until the caller closes it; `nil` if another has
  ///   the lock.
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
  /// Has all that was written to a folder's file system brought to the disk, if the system can do
  /// that.
  func synchronizeVolume(of path: String) throws(FileError) {
    do {
      try perform(.synchronizeVolume, path) { failing(counterpoint_synchronize(path)) }
    } catch  where error.isUnsupported {}
  }

  /// Has the names in a folder brought to the disk, if the system can do that.
  func synchronizeFolder(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    do {
      try perform(.synchronizeFolder, path) { Int(fsync(descriptor)) }
    } catch  where error.isUnsupported {}
  }

  /// Brings calls that return an error number into the form of those that set it.
  private func failing(_ code: Int32) -> Int {
    if code == 0 { return 0 }
    errno = code
    return -1
  }
}
