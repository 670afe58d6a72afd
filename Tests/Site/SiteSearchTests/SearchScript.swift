import Foundation
import TestSupport

/// The script that reads the index for the search page, run by Node.
struct SearchScript {
  /// The script.
  static let file = packageRoot.appending(path: "templates/assets/search-index.js")
  /// The script of the page, which uses it.
  static let page = packageRoot.appending(path: "templates/assets/search.js")

  /// Node, if it is installed.
  static let node: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: "\($0)/node") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Returns what a program prints that knows the script as `script` and some data as `input`.
  static func run(_ program: String, input: some Encodable) throws -> Data {
    guard let node else { throw MissingTool("Node") }
    let folder = try TemporaryFolder {}
    try folder.write(
      String(decoding: JSONEncoder().encode(input), as: UTF8.self), to: "input.json")
    try folder.write(
      """
      const script = require(\(Quoted(file.path)));
      const input = require("./input.json");
      \(program)
      """, to: "program.js")
    let process = Process()
    process.executableURL = node
    process.arguments = [folder.path("program.js")]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return printed
  }

  private struct Quoted: CustomStringConvertible {
    let description: String

    init(_ text: String) { description = "\"\(text.replacing("\"", with: "\\\""))\"" }
  }
}
