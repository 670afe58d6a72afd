// Writes a site, and ends itself by SIGKILL before one of its calls to the system: a support of the
// tests.
//
//     interrupted-write FOLDER CALL exchange|renames|emptying PATH=TEXT ...
//
// CALL counts from 1; with 0 the writing goes to its end. With `renames` the system is taken not to
// know how to exchange folders, with `emptying` not to be able to rename the old one.

import Foundation
import SiteFiles
import Synchronization

/// Counts the calls.
final class CallCounter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

func write(_ arguments: [String]) throws {
  let last = Int(arguments[2]) ?? 0
  let exchangeCodes: [String: Int32] = ["renames": ENOSYS, "emptying": EXDEV]
  let exchangeCode = exchangeCodes[arguments[3]] ?? 0
  let counter = CallCounter()
  let system = FileSystem(portion: 4) { operation, _ in
    if counter.next() == last { kill(getpid(), SIGKILL) }
    switch operation {
    // It takes long on a busy disk, and what a killed process wrote is there without it.
    case .synchronizeVolume, .synchronizeFolder: return ENOSYS
    case .exchange: return exchangeCode
    default: return 0
    }
  }
  let files = arguments[4...].map { argument in
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return OutputFile(path: String(parts[0]), text: String(parts[1]))
  }
  _ = try SiteWriter(folder: arguments[1], system: system).write(files)
}

try write(CommandLine.arguments)
