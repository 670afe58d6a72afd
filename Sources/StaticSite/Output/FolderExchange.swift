import CExchange
import Foundation

/// Lets a new folder take an old one's place.
enum FolderExchange {
  /// Puts `new` where `old` is; `old`, if there was one, stands where `new` was afterwards.
  ///
  /// The system does it in one step where it can, else there are two, and a moment without the folder between them.
  static func put(_ new: String, inPlaceOf old: String) throws {
    guard FileManager.default.fileExists(atPath: old) else {
      try FileManager.default.moveItem(atPath: new, toPath: old)
      return
    }
    switch counterpoint_exchange(new, old) {
    case 0: return
    case ENOSYS, EINVAL, ENOTSUP: try exchangeInSteps(new, old)
    case let code: throw NSError(domain: NSPOSIXErrorDomain, code: Int(code))
    }
  }

  /// Does the same where the system has no call for it.
  static func exchangeInSteps(_ new: String, _ old: String) throws {
    let aside = new + ".old"
    try FileManager.default.moveItem(atPath: old, toPath: aside)
    do {
      try FileManager.default.moveItem(atPath: new, toPath: old)
    } catch {
      try FileManager.default.moveItem(atPath: aside, toPath: old)
      throw error
    }
    try FileManager.default.moveItem(atPath: aside, toPath: new)
  }
}
