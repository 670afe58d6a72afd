import Diagnostics
import Recordings
import SiteFiles
import Trace

/// A folder of kept recordings, as the trait `.recorded` writes them: a file for each test.
///
/// Of a folder that contains others, such as a package's `Tests`, each folder `Recordings` below it
/// counts, and what is in it has the path before it in its name. Only files ending in `.txt` are
/// recordings.
struct RecordingFolder {
  private let path: String
  /// The roles that the program has besides the standard ones.
  private let roles: [Role]

  init(_ path: String, roles: [Role]) {
    self.path = path
    self.roles = roles
  }

  /// Reads all recordings.
  ///
  /// - Parameter collector: Receives every fault of every file, or that there is none.
  /// - Returns: The tests by name, as far as they could be read.
  func tests(reportingTo collector: DiagnosticCollector) -> [KeptTest] {
    guard
      let files = collector.collect({ () throws(DiagnosticError) in
        try SourceFolder(path).files()
      })
    else { return [] }
    let kept = files.filter(Self.isRecording)
    if kept.isEmpty {
      collector.report(
        Diagnostic(
          .noRecordings, at: SourceLocation(file: path), "the folder has no kept recordings",
          explanation: "Recordings are files ending in '.txt', in the folder itself or in a folder "
            + "'Recordings' below it.",
          suggestion: "run the recorded tests once, or name the folder 'Recordings' beside them"))
    }
    var slugs = FreeSlugs()
    return kept.compactMap { file in
      guard
        let text = collector.collect({ () throws(DiagnosticError) in try file.text() }),
        let checked = CheckedRecording(
          text, file: file.path, roles: roles, reportingTo: collector)
      else { return nil }
      let name = Self.name(of: file)
      return KeptTest(
        name: name, slug: slugs.slug(for: name), recording: checked.recording, roles: roles)
    }
    .sorted { $0.name < $1.name }
  }

  private static func isRecording(_ file: SourceFolder.File) -> Bool {
    let folders = file.relativePath.split(separator: "/").dropLast()
    return file.pathExtension == "txt" && (folders.isEmpty || folders.last == "Recordings")
  }

  private static func name(of file: SourceFolder.File) -> String {
    file.relativePath.dropLast(".txt".count).split(separator: "/")
      .filter { $0 != "Recordings" }.joined(separator: "/")
  }
}
