import Documents
import SiteFiles
import SiteLinks

/// The files that stand beside texts which are held back, and that only these name: a draft's
/// pictures are as little meant to be seen as the draft.
struct WithheldFiles {
  /// The names of files beside each folder's held back texts that these name, by path.
  private let candidates: [String: String]

  /// Looks for the files that held back texts name.
  ///
  /// - Complexity: O(*n*) in the files, and in the bytes of the held back texts for each file that is
  ///   beside them.
  init(heldBack: [ContentText], files: [OutputFile]) {
    guard !heldBack.isEmpty else {
      candidates = [:]
      return
    }
    let byFolder = Dictionary(grouping: heldBack) { Self.folder(of: $0.file.relativePath) }
    var found: [String: String] = [:]
    for file in files {
      let name = String(file.path.split(separator: "/").last ?? "")
      guard let texts = byFolder[Self.folder(of: file.path)] else { continue }
      if texts.contains(where: { $0.names(name) }) { found[file.path] = name }
    }
    candidates = found
  }

  /// Tells whether there may be any, so that an edited text may let one out.
  var isEmpty: Bool { candidates.isEmpty }

  /// The paths of the files that none of the published texts name.
  func paths(publishing texts: [ContentText]) -> Set<String> {
    Set(candidates.filter { candidate in !texts.contains { $0.names(candidate.value) } }.keys)
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

extension ContentText {
  /// Tells whether a file's name is written in the text, as it is or percent-encoded.
  ///
  /// It is not within a longer one: `a.png` is not written in `data.png`.
  fileprivate func names(_ file: String) -> Bool {
    Set([file, LinkAddress.encoded(file)]).contains { name in
      [document.body, image ?? ""].contains { text in
        text.ranges(of: name).contains { range in
          text[..<range.lowerBound].last.map { !($0.isLetter || $0.isNumber || "-_".contains($0)) }
            ?? true
        }
      }
    }
  }
}
