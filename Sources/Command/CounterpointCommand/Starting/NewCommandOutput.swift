import Diagnostics
import Starters

/// The output of a command of `new` once it has written something.
struct NewCommandOutput {
  let point: StartingPoint
  /// The next things to do: commands, each with what it does.
  var next: [(command: String, purpose: String)]
  /// The files that are there already and stay as they are.
  var kept: [String] = []
  /// The other things that there are to know.
  var remarks: [String] = []

  /// Writes everything, and says so.
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

  /// The command that runs this program here.
  ///
  /// Within a package the program is built first.
  static var program: String {
    let name = RunningProgram.current.name
    return TextFile.exists("Package.swift") ? "swift run \(name)" : name
  }

  /// The commands that build what was written, play it, and test it.
  static func building(_ tests: String) -> [(command: String, purpose: String)] {
    [
      ("swift build --product \(RunningProgram.current.name)", "compiles it"),
      ("\(program) check", "plays every scenario, and verifies everything"),
      ("swift test --filter \(tests)", "runs its tests"),
    ]
  }
}
