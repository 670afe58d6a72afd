import Comparison
import Diagnostics
import Identifiers
import Metrics
import Samples
import Sequences

/// The verification of the sources, independent of any performance.
///
/// Sources are where contracts and catalogue say, keep the contracts, copy nothing of the domain,
/// and contain nothing that is forbidden to all patterns.
struct SourceVerification: Sendable {
  let contracts: [Contract]
  /// The implementations that are played, without repetitions.
  let implementations: [Implementation]
  let modules: ExaminedModules
  private var library: SourceLibrary { modules.library }
  /// The facts from the sources of each contract's implementations, by contract identifier.
  let facts: [Contract.ID: [SourceFacts]]

  init(contracts: [Contract], implementations: [Implementation], modules: ExaminedModules) {
    self.contracts = contracts
    self.implementations = implementations
    self.modules = modules
    let library = modules.library
    let examined = contracts.concurrentMap { contract in
      implementations.filter { $0.pattern == contract.id }.map { implementation in
        library.facts(
          module: contract.module,
          sample: SourceFolders.name(for: implementation.sample.id))
      }
    }
    facts = Dictionary(keepingFirst: zip(contracts.map(\.id), examined))
  }

  /// All diagnostics.
  ///
  /// A contract with the wrong module is reported only as such: checking it against that module's
  /// source would reveal nothing about the pattern.
  var diagnostics: [Diagnostic] {
    let misplaced = contracts.compactMap(wrongModule(of:))
    let placed = contracts.filter { wrongModule(of: $0) == nil }
    let breaches = placed.concurrentMap { contract in
      (facts[contract.id] ?? []).flatMap(contract.breaches(in:)).map(\.diagnostic)
        + modules.copies(by: contract)
    }
    return misplaced + folders + breaches.flatMap(\.self)
      + library.tracingDiagnostics { modules.facts(of: $0) }.filter { !isExplained($0) }
      + library.sampleDiagnostics()
  }
}

// MARK: Modules and folders

extension SourceVerification {
  /// The diagnostic for a contract that names an unknown module or one that is not its pattern's.
  private func wrongModule(of contract: Contract) -> Diagnostic? {
    let played = implementations.filter { $0.pattern == contract.id }
      .reduce(into: [String]()) { if !$0.contains($1.module) { $0.append($1.module) } }
    let isThere = library.modules.contains(contract.module)
    if isThere, played.isEmpty || played.contains(contract.module) { return nil }
    let diagnostic = Diagnostic(
      isThere ? .wrongModule : .unknownModule, at: contract.moduleLocation,
      isThere
        ? "no implementation of '\(contract.id)' is in the module '\(contract.module)'"
        : "there is no module '\(contract.module)' in \(SourceFolders.patterns)",
      explanation: "Known names: \(library.modules.joined(separator: ", ")).")
    return played.first.map {
      diagnostic.replacing(contract.module, with: $0, suggestion: "write 'module: \($0)'")
    } ?? diagnostic.suggesting(nearestTo: contract.module, in: library.modules)
  }

  /// The diagnostics of implementations without files, and of misspelt folders.
  private var folders: [Diagnostic] {
    let misspelt = library.modules.flatMap(misspeltFolders(in:))
    let missing = implementations.compactMap { implementation -> Diagnostic? in
      let (module, sample) = (implementation.module, implementation.sample.id)
      let folder = SourceFolders.name(for: sample)
      let isExplained = misspelt.contains { $0.module == module && $0.sample == folder }
      guard !isExplained, !library.hasFiles(module: module, sample: folder) else { return nil }
      return Diagnostic(
        .noImplementation, at: implementation.location,
        "'\(SourceFolders.module(module))/\(folder)' has no Swift file",
        explanation: "The source of '\(sample)' in '\(implementation.pattern)' must be in a folder "
          + "with the same name as in \(SourceFolders.samples).",
        suggestion: "move its files there")
    }
    return misspelt.map(\.diagnostic) + missing
  }

  /// A folder whose name resembles a sample's but is not equal to it.
  private struct MisspeltFolder {
    let module: String
    let name: String
    let sample: String

    var diagnostic: Diagnostic {
      Diagnostic(
        .sampleFolder, at: SourceLocation(file: "\(SourceFolders.module(module))/\(name)"),
        "there is no sample '\(name)', so its files would count as the pattern's machinery",
        suggestion: "did you mean '\(sample)'?")
    }
  }

  /// Returns whether the diagnostic results from a misspelt folder, which is already reported.
  private func isExplained(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id == .domainInMachinery, let file = diagnostic.location?.file else {
      return false
    }
    return library.modules.flatMap(misspeltFolders(in:)).contains { folder in
      file.hasPrefix("\(SourceFolders.module(folder.module))/\(folder.name)/")
    }
  }

  private func misspeltFolders(in module: String) -> [MisspeltFolder] {
    library.folders(ofModule: module).filter { !library.samples.contains($0) }
      .compactMap { name in
        TypoSuggestion.best(for: name, in: library.samples, limit: 1).first.map {
          MisspeltFolder(module: module, name: name, sample: $0)
        }
      }
  }
}
