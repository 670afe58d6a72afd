import Diagnostics
import Identifiers
import Sequences
public import Trace

/// All sources of the patterns, each examined once.
///
/// Files under `Sources/Patterns/<Module>` belong to a pattern: those in a folder with the name of
/// one in `Sources/Apps/Samples` to that sample, all others to the pattern's machinery.
public struct SourceLibrary: Sendable {
  /// The files, by path.
  public let files: [FileFacts]
  /// The folders of the samples, in order: `DelayedStar`, `TallyCounter`.
  public let samples: [String]
  private let domainRules: DomainRules
  /// The deciding expressions of the samples' domain.
  var rules: [DomainRule] { domainRules.all }

  /// Creates a library by examining files.
  ///
  /// - Parameters:
  ///   - files: The files, with paths relative to the package's root.
  ///   - samples: The folders in `Sources/Apps/Samples` that are samples; all others are shared.
  ///   - examine: Returns the facts of a file.
  public init(
    _ files: some Sequence<SourceFile>, samples: [String],
    examine: @Sendable (SourceFile) -> FileFacts = { FileFacts($0) }
  ) {
    let files = files.sorted { $0.path < $1.path }.concurrentMap(examine)
    self.files = files
    self.samples = samples.sorted()
    domainRules = DomainRules(
      files.filter { $0.area.isSamples && $0.area.folder(among: samples) != nil })
  }

  private init(_ files: [FileFacts], samples: [String], rules: DomainRules) {
    self.files = files
    self.samples = samples
    domainRules = rules
  }

  /// Returns a library with the same samples and widgets, but with other modules as patterns.
  ///
  /// - Parameters:
  ///   - files: The files of these modules, with paths relative to the package's root.
  ///   - examine: Returns the facts of a file.
  /// - Returns: The library with these modules, examined like a pattern's module.
  public func replacingModules(
    with files: some Sequence<SourceFile>,
    examine: @Sendable (SourceFile) -> FileFacts = { FileFacts($0) }
  ) -> SourceLibrary {
    let modules = files.sorted { $0.path < $1.path }.concurrentMap(examine)
    return SourceLibrary(
      self.files.filter { $0.area.module == nil } + modules, samples: samples, rules: domainRules)
  }

  /// The pattern modules, in order.
  public var modules: [String] {
    files.compactMap(\.area.module).reduce(into: []) { modules, module in
      if modules.last != module { modules.append(module) }
    }
  }

  /// Returns the facts from the source of one implementation, given as module and sample's folder.
  public func facts(module: String, sample: String) -> SourceFacts {
    let own = files(of: module).filter { isVisible($0, to: sample) }
    let domain = files.filter { $0.area.isSamples && isVisible($0, to: sample) }
    let machinery = own.filter { self.sample(of: $0) == nil }
    let inSample = own.filter { self.sample(of: $0) != nil }
    let index = TypeIndex(own + domain, library: library)
    var counts = (files: MachinerySplit(), lines: MachinerySplit())
    var declared: [TypeFacts] = []
    for file in own {
      let isMachinery = self.sample(of: file) == nil
      let part = isMachinery ? \MachinerySplit.machinery : \MachinerySplit.sample
      counts.files[keyPath: part] += 1
      counts.lines[keyPath: part] += file.codeLines
      declared += file.declarations.filter { $0.kind != .extension }.map { declaration in
        TypeFacts(
          name: declaration.name, kind: declaration.kind,
          role: declaration.kind == .protocol ? nil : index.role(of: declaration.name),
          isMachinery: isMachinery, location: declaration.location)
      }
    }
    return SourceFacts(
      module: module, sample: sample,
      types: declared.filter { $0.kind != .protocol },
      protocols: declared.filter { $0.kind == .protocol }, files: counts.files,
      codeLines: counts.lines, knowledge: index.knowledge(in: own + domain),
      holdings: index.holdings(in: own + domain),
      presentations: inSample.flatMap(\.presentations),
      chosenTexts: chosenTexts(in: inSample, domain), states: index.heldStates(in: own, of: domain),
      hidden: own.flatMap(\.hidden), functions: own.flatMap(\.functions),
      couplings: index.couplings(among: declared, in: own), seams: index.seams(in: own),
      index: index, bookkeeping: Bookkeeping(machinery))
  }

  /// Returns the parts of a pattern module: first its machinery, then each sample's folder.
  func parts(of module: String) -> [ModulePart] {
    let machinery = files(of: module, sample: nil)
    let common = domain(of: nil)
    let own =
      [(sample: String?.none, own: machinery, visible: machinery + common)]
      + samples.map { sample in
        let own = files(of: module, sample: sample)
        return (sample, own, machinery + own + common + domain(of: sample))
      }
    return own.map { sample, own, visible in
      ModulePart(
        sample: sample, own: own, visible: visible, index: TypeIndex(visible, library: library))
    }
  }

  /// Returns the code in the sample's own files that chooses texts, without the domain's
  /// properties.
  private func chosenTexts(in own: [FileFacts], _ domain: [FileFacts]) -> [Presentation] {
    let names = Set(
      domain.filter { sample(of: $0) != nil }.flatMap(\.declarations).flatMap(\.stored)
        .map(\.name))
    return own.flatMap(\.chosenTexts).filter { text in
      !names.contains { text.expression.hasSuffix(".\($0)") }
    }
  }
}

// MARK: Parts

extension SourceLibrary {
  /// The files of the user-interface library.
  var library: [FileFacts] { files.filter(\.area.isLibrary) }

  /// Returns the sample in whose folder a file is, if any.
  func sample(of file: FileFacts) -> String? { file.area.folder(among: samples) }

  /// Returns whether a file belongs to the sample or is shared by all samples.
  func isVisible(_ file: FileFacts, to sample: String) -> Bool {
    [sample, nil].contains(self.sample(of: file))
  }

  /// Returns the files of an implementation and of its sample's domain and screens.
  func files(visibleTo facts: SourceFacts) -> [FileFacts] {
    files.filter { file in
      (file.area.module == facts.module || file.area.isSamples) && isVisible(file, to: facts.sample)
    }
  }

  func files(of module: String) -> [FileFacts] { files.filter { $0.area.module == module } }

  /// Returns the files of a pattern's module for a sample, or its machinery if `sample` is `nil`.
  func files(of module: String, sample: String?) -> [FileFacts] {
    files(of: module).filter { self.sample(of: $0) == sample }
  }

  /// Returns the files of a sample's domain and screens, or the shared files if `sample` is `nil`.
  func domain(of sample: String?) -> [FileFacts] {
    files.filter { $0.area.isSamples && self.sample(of: $0) == sample }
  }
}

/// A part of a pattern module: its machinery, or its code for one sample.
struct ModulePart {
  /// The sample; `nil` for the machinery.
  let sample: String?
  let own: [FileFacts]
  /// The files that it can name, including its own but not the user-interface library.
  let visible: [FileFacts]
  /// The index of the types that it can name, including those of the library.
  let index: TypeIndex
}

extension Bookkeeping {
  /// Creates the bookkeeping of the machinery in some files.
  public init(_ machinery: [FileFacts]) {
    let properties = machinery.flatMap(\.declarations).flatMap(\.stored).filter(\.isPrivate)
    self.init(
      files: Set(machinery.map(\.path)),
      properties: Set(
        properties.compactMap { property in
          property.location.line.map { SourceLine(file: property.location.file, line: $0) }
        }))
  }
}

extension SourceLibrary {
  /// Returns the names of all folders in a pattern module with Swift files, at any depth, sorted.
  public func folders(ofModule module: String) -> [String] {
    Set(files(of: module).flatMap(\.area.foldersInModule)).sorted()
  }

  /// Returns whether a pattern module has a file in a sample's folder.
  public func hasFiles(module: String, sample: String) -> Bool {
    files.contains { $0.area.module == module && $0.area.folder(among: [sample]) != nil }
  }
}
