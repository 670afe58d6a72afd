import Diagnostics
import Starters

/// The output of a command that has created files.
struct NewCommandOutput {
  let point: StartingPoint
  /// The commands to run next, with their purposes.
  var next: [(command: String, purpose: String)]
  /// The existing files that are left unchanged.
  var kept: [String] = []
  /// Further remarks.
  var remarks: [String] = []

  /// Writes the starting point, and prints the result.
  func write(into folder: String = ".") throws(DiagnosticError) {
    try point.write(into: folder)
    let prefix = folder == "." ? "" : folder + "/"
    for file in point.files { Console.say("wrote    \(prefix)\(file.path)") }
    for path in kept { Console.say("kept     \(prefix)\(path)") }
    for path in Set(point.insertions.map(\.path)).sorted() {
      Console.say("changed  \(prefix)\(path)")
    }
    for remark in remarks { Console.say("\n\(remark)") }
    Console.say("\nNext:")
    let width = next.map(\.command.count).max() ?? 0
    for (command, purpose) in next {
      let space = String(repeating: " ", count: width - command.count)
      Console.say("  \(command)\(space)  # \(purpose)")
    }
  }

  /// The command that runs this program; in a package, the program is built first.
  static var program: String {
    let name = RunningProgram.current.name
    return TextFile.exists("Package.swift") ? "swift run \(name)" : name
  }

  /// Returns the commands that build, play and test the created code.
  static func building(_ tests: String) -> [(command: String, purpose: String)] {
    [
      ("swift build --product \(RunningProgram.current.name)", "compiles it"),
      ("\(program) check", "plays every scenario, and verifies everything"),
      ("swift test --filter \(tests)", "runs its tests"),
    ]
  }
}
