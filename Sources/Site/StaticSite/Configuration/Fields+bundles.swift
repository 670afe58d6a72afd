import Diagnostics
import Documents

/// Readers of the bundles of assets that `site.yml` lists.
extension Fields {
  /// The bundles, each a name with a list of files.
  ///
  /// - Returns: Those whose names are without fault.
  func bundles() -> [AssetBundle] {
    optionalMapping("bundles") { fields in
      fields.rest().compactMap { fields.bundle($0) }
    } ?? []
  }

  private func bundle(_ entry: MappingEntry) -> AssetBundle? {
    guard let kind = Self.kind(of: entry.key) else {
      collector.report(
        Diagnostic(
          .wrongBundle, at: entry.keyLocation, "'\(entry.key)' cannot be the name of a bundle",
          explanation: "A bundle is a file in 'assets/'; what its name ends in says what it is.",
          suggestion: "write a name such as site.css or site.js"))
      return nil
    }
    let elements = entry.value.list(collector) ?? []
    if elements.isEmpty, entry.value.elements != nil {
      collector.report(
        Diagnostic(
          .wrongBundle, at: entry.value.location, "the bundle '\(entry.key)' has no files",
          suggestion: "list files of 'assets/' that end in .\(kind)"))
    }
    var members: [AssetBundle.JoinedFile] = []
    for element in elements {
      guard let name = element.string(collector) else { continue }
      if Self.kind(of: name) != kind {
        collector.report(
          Diagnostic(
            .wrongBundle, at: element.location,
            "'\(name)' cannot be a part of the bundle '\(entry.key)'",
            explanation: "Its addresses and its kind have to mean the same in the bundle.",
            suggestion: "list files that stand in 'assets/' itself and end in .\(kind)"))
      } else if members.contains(where: { $0.name == name }) {
        collector.report(
          Diagnostic(.repeatedTerm, at: element.location, "'\(name)' stands here twice"))
      } else {
        members.append(AssetBundle.JoinedFile(name: name, location: element.location))
      }
    }
    return AssetBundle(name: entry.key, members: members, location: entry.keyLocation)
  }

  /// The kind of a file of `assets/` by its name, if it can be joined to others.
  private static func kind(of name: String) -> String? {
    name.wholeMatch(of: #/[^\/\\]+\.(css|js)/#).map { String($0.output.1) }
  }
}
