/// A note of what is being played; a signal handler may read its memory.
///
/// A trap in a pattern's code ends the process; the note says which pattern, scenario and step it
/// was.
public enum CrashNote {
  private static let capacity = 1_024
  /// Ours for as long as the process lives; written on the main actor only, and always ended by a
  /// zero.
  private nonisolated(unsafe) static let buffer: UnsafeMutableBufferPointer<CChar> = {
    let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: capacity)
    buffer.initialize(repeating: 0)
    return buffer
  }()

  /// The address of the note: text in UTF-8, ended by a zero.
  ///
  /// To be read before a signal handler is installed, which may not allocate.
  public static var pointer: UnsafePointer<CChar>? { UnsafePointer(buffer.baseAddress) }

  /// Writes the note.
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

  /// Takes the note back: nothing is being played any more.
  @MainActor
  static func clear() { buffer[0] = 0 }
}
