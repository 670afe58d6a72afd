final class SearchEntries: Sendable {
  static let folder = "search/"
  static let rootPath = "search/root.js"
  struct Index { let files: [OutputFile] = [] }
  func index(of: some Sequence<RenderedPage>) -> Index { Index() }
}
