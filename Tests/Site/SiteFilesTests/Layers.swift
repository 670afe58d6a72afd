import Foundation
import TestSupport

/// A file system of two layers, as a container has it: what is written goes into the upper one, and
/// a folder of the lower one cannot be renamed.
struct Layers {
  /// The path at which both are seen as one.
  let path: String
  private let folder: TemporaryFolder

  /// Says whether this process may mount file systems.
  static let canBeMounted =
    geteuid() == 0 && (try? run("unshare", "--mount", "true")) == 0

  /// Mounts an empty layer above a folder.
  init(above lower: String) throws {
    folder = try TemporaryFolder()
    let root = folder.url.path
    path = "\(root)/both"
    // A layer that is written cannot itself be in a file system of layers.
    try Self.expectSuccess("mount", "-t", "tmpfs", "tmpfs", root)
    for name in ["upper", "work", "both"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name)", withIntermediateDirectories: false)
    }
    do {
      try Self.expectSuccess(
        "mount", "-t", "overlay", "overlay", "-o",
        "redirect_dir=off,lowerdir=\(lower),upperdir=\(root)/upper,workdir=\(root)/work", path)
    } catch {
      _ = try? Self.run("umount", root)
      throw error
    }
  }

  /// Unmounts everything.
  func unmount() {
    for path in [path, folder.url.path] { _ = try? Self.run("umount", path) }
  }

  private struct MountFailure: Error {
    let arguments: [String]
  }

  private static func expectSuccess(_ arguments: String...) throws {
    guard try run(arguments) == 0 else { throw MountFailure(arguments: arguments) }
  }

  private static func run(_ arguments: String...) throws -> Int32 { try run(arguments) }

  private static func run(_ arguments: [String]) throws -> Int32 {
    let process = try Process.run(URL(filePath: "/usr/bin/env"), arguments: arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }
}
