import Evidence
import StaticSite

/// Pages that are made together, and kept by themselves.
struct PagePortion: Sendable {
  let pages: [Page]
  /// The name under which they are kept; `nil` if they are not.
  let name: String?
}

extension ResultStore {
  /// The pages for a key, or new ones, which are kept.
  ///
  /// - Parameters:
  ///   - key: Everything that they are made of; without one they are not kept.
  ///   - make: Makes them.
  /// - Returns: The pages.
  func portion(for key: ResultKey?, make: () -> [Page]) -> PagePortion {
    guard let key, keepsResults else { return PagePortion(pages: make(), name: nil) }
    if let pages = pages(for: key) { return PagePortion(pages: pages, name: key.fileName) }
    let pages = make()
    keep(pages, for: key)
    return PagePortion(pages: pages, name: key.fileName)
  }

  /// The pages for a key, if they are kept.
  func pages(for key: ResultKey) -> [Page]? { pages(named: key.fileName) }

  /// The pages that are kept under a name.
  func pages(named name: String) -> [Page]? {
    guard let bytes = result(named: name), var reader = try? ResultReader(bytes) else { return nil }
    return try? reader.list { reader throws(DamagedResult) in try reader.page() }
  }

  /// Keeps pages.
  func keep(_ pages: [Page], for key: ResultKey) {
    guard keepsResults else { return }
    var writer = ResultWriter()
    writer.write(pages) { $0.write($1) }
    keep(writer.bytes, for: key)
  }
}
