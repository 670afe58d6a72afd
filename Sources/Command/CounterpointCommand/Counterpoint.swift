import Catalogue
public import Samples
import Trace

/// Counterpoint as a program: its commands, on the patterns that come with it and on one's own.
///
/// A package that depends on Counterpoint has a program of its own:
///
/// ```swift
/// import CounterpointCommand
/// import OwnMVP
/// import Samples
///
/// @main struct OwnSite {
///   static func main() async {
///     await Counterpoint.main(adding: [
///       Implementation(OwnMVP.TallyCounterApp.self, pattern: "own-mvp")
///     ])
///   }
/// }
/// ```
///
/// In the folder of that package its texts and sources lie over Counterpoint's: the pattern's text with
/// its contract in `content/patterns`, its module in `Sources/Patterns`, and its tests in
/// `Tests/Patterns`. Nothing is written anywhere else.
public enum Counterpoint {
  /// Runs the command that the arguments name, and ends the process if that fails.
  ///
  /// - Parameters:
  ///   - implementations: What can be played besides what comes with Counterpoint.
  ///   - file: The file of the program, as `#filePath` gives it: its package is the one that adds.
  public static func main(
    adding implementations: [Implementation] = [], file: String = #filePath
  ) async {
    guard !implementations.isEmpty else { return await BuildSite.run() }
    let package = PackageRoot(around: file)
    await SourcePath.$packages.withValue(package.map { [$0.path + "/"] } ?? []) {
      await RunningProgram.$current.withValue(RunningProgram(of: package)) {
        await Implementation.$added.withValue(implementations) { await BuildSite.run() }
      }
    }
  }
}
