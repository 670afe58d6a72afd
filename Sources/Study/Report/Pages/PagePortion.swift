import Diagnostics
import Evidence
import StaticSite

/// Pages that are composed and cached together.
struct PagePortion: Sendable {
  /// Composes a portion, or takes it from the cache.
  typealias Make = @Sendable () -> PagePortion

  let pages: [Page]
  /// The name under which they are cached; `nil` if they are not.
  let name: String?
}

extension ResultStore {
  /// Returns the cached pages for a key, or makes and stores them.
  ///
  /// - Parameters:
  ///   - key: A key that covers all input; without it the pages are not stored.
  ///   - make: Makes the pages.
  /// - Returns: The pages.
  func portion(for key: ResultKey?, make: () -> [Page]) -> PagePortion {
    guard let key, keepsResults else { return PagePortion(pages: make(), name: nil) }
    if let pages = pages(for: key) { return PagePortion(pages: pages, name: key.fileName) }
    let pages = make()
    keep(pages, for: key)
    return PagePortion(pages: pages, name: key.fileName)
  }

  /// Returns the cached page for a key, or makes and stores it.
  ///
  /// - Throws: The errors of the page, which is not stored then.
  func page(
    for key: ResultKey?, make: () throws(DiagnosticError) -> Page
  ) throws(DiagnosticError) -> Page {
    if let page = key.flatMap({ pages(for: $0) })?.first { return page }
    let page = try make()
    if let key { keep([page], for: key) }
    return page
  }

  /// Returns the pages for a key, if they are cached.
  func pages(for key: ResultKey) -> [Page]? { pages(named: key.fileName) }

  /// Returns the pages cached under a name.
  func pages(named name: String) -> [Page]? {
    guard let bytes = result(named: name), var reader = try? ResultReader(bytes) else { return nil }
    return try? reader.list { reader throws(DamagedResult) in try reader.page() }
  }

  /// Stores pages.
  func keep(_ pages: [Page], for key: ResultKey) {
    guard keepsResults else { return }
    var writer = ResultWriter()
    writer.write(pages) { $0.write($1) }
    keep(writer.bytes, for: key)
  }
}
