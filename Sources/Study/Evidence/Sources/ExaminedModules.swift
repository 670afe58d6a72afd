import Comparison
import Diagnostics
import Identifiers
package import Metrics

/// The findings of rules in whole modules of patterns or variants: such a rule looks at a module's
/// own files, at the samples and at the user-interface library, and at no other module.
package struct ExaminedModules: Sendable {
  let library: SourceLibrary
  private let store: ResultStore
  /// The digests of the files of each module; those of no module under an empty name.
  private let sources: [String: String]

  /// The modules of a library.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - files: All files that it was made of.
  ///   - store: Where results are kept from process to process.
  package init(
    _ library: SourceLibrary, of files: [SourceFile] = [], keptIn store: ResultStore = .nowhere
  ) {
    self.library = library
    self.store = store
    sources = Dictionary(grouping: files) { SourceArea(path: $0.path).module ?? "" }.mapValues {
      var key = ResultKey("sources")
      key.add($0.sorted { $0.path < $1.path }.flatMap { [$0.path, $0.text] })
      return key.fileName
    }
  }

  /// Returns the facts of a module.
  func facts(of module: String) -> ModuleFacts {
    store.value(for: key("module", of: module)) { library.facts(module: module) }
  }

  /// Returns what a contract's module has copied of the domain.
  func copies(by contract: Contract) -> [Diagnostic] {
    store.value(for: key("copies", of: contract.module)) {
      contract.copies(in: library).map(\.diagnostic)
    }
  }

  /// A key of results that are computed from the source of a module.
  func key(_ sort: String, of module: String) -> ResultKey {
    var key = store.key(sort)
    key.add([module, sources[module] ?? "", sources[""] ?? ""])
    key.add(library.samples)
    return key
  }
}
