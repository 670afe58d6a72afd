package import Diagnostics
package import Identifiers
package import Scenarios
package import SiteFiles

/// All recordings of an implementation as one file for other programs: each in every form.
package struct RecordingArchive: Sendable {
  package let implementation: ImplementationID
  package let recordings: [Recording]
  /// The archive; `nil` if it could not be made.
  package let file: OutputFile?
  /// The faults of what could not be written.
  package let diagnostics: [Diagnostic]

  /// An archive that an earlier build made.
  ///
  /// - Parameters:
  ///   - recordings: What is in it.
  ///   - implementation: Whose they are.
  ///   - bytes: The archive.
  init(_ recordings: [Recording], of implementation: ImplementationID, kept bytes: [UInt8]) {
    self.implementation = implementation
    self.recordings = recordings
    file = OutputFile(path: Self.path(of: implementation), bytes: bytes)
    diagnostics = []
  }

  /// Writes the recordings.
  ///
  /// Files of one form follow each other, since they are most alike.
  ///
  /// - Parameters:
  ///   - recordings: What an implementation did, in the order of the scenarios.
  ///   - implementation: Which one.
  init(_ recordings: [Recording], of implementation: ImplementationID) {
    self.implementation = implementation
    self.recordings = recordings
    let path = Self.path(of: implementation)
    var diagnostics: [Diagnostic] = []
    let written = recordings.map { recording in
      let log = recording.exported
      return ExportFormat.all.map { format in Result { try format.bytes(recording, log) } }
    }
    var archive = TarFile()
    for (number, format) in ExportFormat.all.enumerated() {
      for (recording, forms) in zip(recordings, written) {
        let name = "\(Self.name(of: recording)).\(format.ending)"
        do {
          try archive.add(forms[number].get(), at: name)
        } catch {
          diagnostics.append(.unwritable(name, in: path, error))
        }
      }
    }
    do {
      file = OutputFile(path: path, bytes: try XZ.file(of: archive.bytes))
    } catch {
      file = nil
      diagnostics.append(.unwritable(path, in: path, error))
    }
    self.diagnostics = diagnostics
  }

  /// Returns the path of the file, from the site's root.
  private static func path(of implementation: ImplementationID) -> String {
    Address.path(Address.code(of: implementation)) + "recordings.tar.xz"
  }

  /// Returns the name of the archive's folder, after which a browser names the file.
  package static func folder(of implementation: ImplementationID) -> String {
    "\(implementation.sample)-\(implementation.pattern)"
  }

  /// Returns the name of a recording's files in the archive, without their endings.
  package static func name(of recording: Recording) -> String {
    "\(folder(of: recording.implementationID))/\(recording.scenario)"
  }
}

extension Diagnostic {
  fileprivate static func unwritable(
    _ name: String, in archive: String, _ error: any Error
  ) -> Diagnostic {
    Diagnostic(
      .unwritable,
      name == archive
        ? "'\(name)' cannot be written" : "'\(name)' in '\(archive)' cannot be written",
      explanation: "\(error)")
  }
}
