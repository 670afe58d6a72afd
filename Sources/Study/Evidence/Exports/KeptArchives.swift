import Documents
package import Identifiers
import StaticSite

/// The archives of earlier builds, each found by the program and by the scripts that its
/// implementation played: whoever edits a scenario has the archives of its sample made again, and
/// no others.
package struct KeptArchives: Sendable {
  /// The store in which they are kept.
  package let store: ResultStore
  /// The paths and the front matter of each sample's scenarios, in order, by the sample.
  package let scripts: [SampleID: [String]]

  /// The bytes of the archive of an implementation; `nil` if it has to be made.
  package func archive(of implementation: ImplementationID) -> [UInt8]? {
    store.result(for: key(of: implementation))
  }

  /// Keeps an archive.
  package func keep(_ bytes: [UInt8], of implementation: ImplementationID) {
    store.keep(bytes, for: key(of: implementation))
  }

  private func key(of implementation: ImplementationID) -> ResultKey {
    var key = store.key()
    key.add(implementation.description)
    let scripts = scripts[implementation.sample] ?? []
    key.add(scripts.count)
    for script in scripts { key.add(script) }
    return key
  }
}

extension KeptArchives {
  /// The archives of a store, for some scenarios.
  ///
  /// - Parameters:
  ///   - store: Where they are kept.
  ///   - scenarios: The texts of all scenarios.
  init(in store: ResultStore, playing scenarios: [ContentText]) {
    // `samples/tally-counter/one-tap/`
    let bySample = Dictionary(grouping: scenarios.sorted { $0.path < $1.path }) { text in
      SampleID(String(text.path.split(separator: "/").dropFirst().first ?? ""))
    }
    self.init(
      store: store,
      scripts: bySample.mapValues { texts in texts.flatMap { [$0.path, $0.document.head] } })
  }
}
