public import Foundation

/// The folder of the package that these tests belong to.
///
///     packageRoot.appending(path: "content/patterns")
public let packageRoot = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in
  folder.deletingLastPathComponent()
}
