/// Counts words as they go by: runs of bytes that are not ASCII space, each counted where it
/// begins.
struct WordCounter {
  private(set) var count = 0
  private var isInWord = false

  /// Ends a word at the end of a line or a block; within them a word can reach over several pieces
  /// of text.
  mutating func endWord() { isInWord = false }

  /// Reads a piece of text.
  ///
  /// - Complexity: O(*n*).
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first, let last = bytes.last else { return }
    var begun = !isInWord && first > 0x20 ? 1 : 0
    // No decision and no check within the loop, so that it runs on many bytes at once.
    for index in 1..<bytes.count {
      let isAfterSpace: UInt8 = bytes[index &- 1] <= 0x20 ? 1 : 0
      let isLetter: UInt8 = bytes[index] > 0x20 ? 1 : 0
      begun &+= Int(isAfterSpace & isLetter)
    }
    count += begun
    isInWord = last > 0x20
  }
}
