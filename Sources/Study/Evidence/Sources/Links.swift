package import Identifiers
import Metrics
import Sequences
package import Trace

/// The titles of patterns and samples and the addresses of source lines, for links between pages.
package struct Links: Sendable {
  private let patternTitles: [PatternID: String]
  private let sampleTitles: [SampleID: String]
  /// The anchor names of the files on an implementation's page.
  private var names: [ImplementationID: [String: String]]
  /// The anchor names of the files on a sample's page.
  private var domainNames: [SampleID: [String: String]]
  /// The line of each function's name, by file and by the line on which the body begins.
  private var signatures: [String: [Int: Int]]

  init(
    patterns: [PatternID: String], samples: [SampleID: String], code: CodeIndex, files: [FileFacts]
  ) {
    patternTitles = patterns
    sampleTitles = samples
    names = code.shelves.mapValues { Self.names(of: $0.own + $0.machinery) }
    domainNames = code.domains.mapValues(Self.names)
    signatures = Dictionary(keepingFirst: files.map { ($0.path, $0.longSignatures) })
  }

  private static func names(of files: [ListedFile]) -> [String: String] {
    Dictionary(keepingFirst: files.map { ($0.file.path, $0.name) })
  }

  /// Returns only the links to the sources of some implementations and their samples.
  func narrowed(to ids: [ImplementationID]) -> Links {
    let (ids, samples) = (Set(ids), Set(ids.map(\.sample)))
    var copy = self
    copy.names = names.filter { ids.contains($0.key) }
    copy.domainNames = domainNames.filter { samples.contains($0.key) }
    let files = Set(copy.names.values.flatMap(\.keys) + copy.domainNames.values.flatMap(\.keys))
    copy.signatures = signatures.filter { files.contains($0.key) }
    return copy
  }

  package func title(ofPattern id: PatternID) -> String { patternTitles[id] ?? id.description }

  package func title(ofSample id: SampleID) -> String { sampleTitles[id] ?? id.description }

  /// The address of a recorded line, if it is on the implementation's page or its sample's.
  ///
  /// A recording has the line on which a body begins, but readers look for the line with the name.
  package func source(of line: SourceLine?, in id: ImplementationID) -> String? {
    line.flatMap { line in
      let named = signatures[line.file]?[line.line] ?? line.line
      return address(of: line.file, line: named, in: id)
    }
  }

  /// The address of a line, if its file is on the implementation's page or its sample's.
  package func address(of file: String, line: Int, in id: ImplementationID) -> String? {
    if let name = names[id]?[file] {
      return Address.code(of: id) + "#" + ListedFile.anchor(name, line: line)
    }
    return domainNames[id.sample]?[file].map { name in
      Address.sample(id.sample) + "#" + ListedFile.anchor(name, line: line)
    }
  }
}
