public import Foundation

/// A file of the finished site.
public struct OutputFile: Hashable, Sendable {
  /// The path below the output folder, such as `assets/site.css`.
  public let path: String
  /// What is in it.
  public let bytes: [UInt8]

  /// Makes a file of bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file of data.
  public init(path: String, bytes: Data) {
    self.init(path: path, bytes: [UInt8](bytes))
  }

  /// Makes a file of a text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: [UInt8](text.utf8))
  }
}
