import Catalogue
public import Samples
import Trace

/// The command-line program of Counterpoint, for its own patterns and for those of other packages.
///
/// A package that depends on Counterpoint has its own program:
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
/// If it runs in the folder of that package, the package's texts and sources are overlaid on those
/// of Counterpoint: the pattern's text with its contract in `content/patterns`, its module in
/// `Sources/Patterns`, and its tests in `Tests/Patterns`. Nothing is written anywhere else.
public enum Counterpoint {
  /// Runs the command specified by the arguments, and exits the process if it fails.
  ///
  /// - Parameters:
  ///   - implementations: The implementations to add to those of Counterpoint.
  ///   - file: The program's file, as given by `#filePath`, which identifies the adding package.
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
