/// A note of the current performance in memory that a signal handler can read.
///
/// A trap in a pattern's code ends the process; the note names the pattern, scenario and step.
public enum CrashNote {
  private static let capacity = 1_024
  /// Allocated once and never freed; written only on the main actor, and always null-terminated.
  private nonisolated(unsafe) static let buffer: UnsafeMutableBufferPointer<CChar> = {
    let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: capacity)
    buffer.initialize(repeating: 0)
    return buffer
  }()

  /// The address of the note: UTF-8 text, null-terminated.
  ///
  /// Read it before installing a signal handler: the first access allocates, and a handler must
  /// not.
  public static var pointer: UnsafePointer<CChar>? { UnsafePointer(buffer.baseAddress) }

  @MainActor
  static func set(_ text: String) {
    buffer[0] = 0
    var count = 0
    for byte in text.utf8.prefix(capacity - 1) {
      buffer[count] = CChar(bitPattern: byte)
      count += 1
    }
    buffer[count] = 0
  }

  /// Clears the note, because nothing is being performed any more.
  @MainActor
  static func clear() { buffer[0] = 0 }
}
