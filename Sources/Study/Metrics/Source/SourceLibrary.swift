import Diagnostics
import Identifiers
import Sequences
public import Trace

/// All sources that the patterns are made of, examined once.
///
/// Files under `Sources/Patterns/<Module>` belong to a pattern: those in a folder that is named
/// like one of `Sources/Apps/Samples` to that sample, all others to the pattern's machinery.
public struct SourceLibrary: Sendable {
  /// The files, by path.
  public let files: [FileFacts]
  /// The folders of the samples, in order: `DelayedStar`, `TallyCounter`.
  public let samples: [String]
  private let domainRules: DomainRules
  /// The deciding expressions of the samples' domain.
  var rules: [DomainRule] { domainRules.all }

  /// A library of files that are at hand.
  ///
  /// - Parameters:
  ///   - files: The files, with paths from the package's root on.
  ///   - samples: The folders in `Sources/Apps/Samples` that are samples; the others are theirs in
  ///     common.
  ///   - examine: Examines a file.
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

  /// The same samples and widgets with other modules instead of the patterns.
  ///
  /// - Parameters:
  ///   - files: The files of these modules, with paths from the package's root on.
  ///   - examine: Examines a file.
  /// - Returns: The library in which the modules are examined as a pattern's module is.
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
    var modules: [String] = []
    for file in files {
      guard let module = file.area.module, modules.last != module else { continue }
      modules.append(module)
    }
    return modules
  }

  /// Returns the facts from the source of one implementation.
  ///
  /// - Parameters:
  ///   - module: The pattern's module.
  ///   - sample: The sample's folder.
  /// - Returns: The facts.
  public func facts(module: String, sample: String) -> SourceFacts {
    let own = files.filter { $0.area.module == module && isIn($0, sample) }
    let domain = files.filter { $0.area.isSamples && isIn($0, sample) }
    let index = TypeIndex(own + domain, library: files.filter(\.area.isLibrary))
    var counts = (files: MachinerySplit(), lines: MachinerySplit())
    var declared: [TypeFacts] = []
    for file in own {
      let isMachinery = file.area.folder(among: samples) == nil
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
      presentations: own.filter { $0.area.folder(among: samples) != nil }
        .flatMap(\.presentations),
      chosenTexts: chosenTexts(in: own, domain), states: index.heldStates(in: own, of: domain),
      hidden: own.flatMap(\.hidden), functions: own.flatMap(\.functions),
      couplings: index.couplings(among: declared, in: own), seams: index.seams(in: own),
      index: index,
      bookkeeping: Bookkeeping(own.filter { $0.area.folder(among: samples) == nil }))
  }

  /// The files of a pattern module in parts, each with all files that it can name.
  ///
  /// The machinery comes first, then each sample's folder. The user-interface library is left out.
  func implementationFiles(of module: String) -> [(own: [FileFacts], visible: [FileFacts])] {
    let all = files.filter { $0.area.module == module }
    let machinery = all.filter { $0.area.folder(among: samples) == nil }
    let common = files.filter { $0.area.isSamples && $0.area.folder(among: samples) == nil }
    return [(machinery, machinery + common)]
      + samples.map { sample in
        let own = all.filter { $0.area.folder(among: samples) == sample }
        let domain = files.filter {
          $0.area.isSamples && $0.area.folder(among: samples) == sample
        }
        return (own, machinery + own + common + domain)
      }
  }

  /// Returns the code that chooses texts in the sample's own files; what the domain calls a
  /// description is none.
  private func chosenTexts(in own: [FileFacts], _ domain: [FileFacts]) -> [Presentation] {
    let names = Set(
      domain.filter { $0.area.folder(among: samples) != nil }
        .flatMap(\.declarations).flatMap(\.stored).map(\.name))
    return own.filter { $0.area.folder(among: samples) != nil }.flatMap(\.chosenTexts)
      .filter { text in !names.contains { text.expression.hasSuffix(".\($0)") } }
  }

  private func isIn(_ file: FileFacts, _ sample: String) -> Bool {
    let folder = file.area.folder(among: samples)
    return folder == nil || folder == sample
  }
}

extension Bookkeeping {
  /// The bookkeeping of the machinery in some files.
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

extension TypeIndex {
  /// The stored properties through which types of one role hold those of another.
  func holdings(in files: [FileFacts]) -> [HeldParticipant] {
    files.flatMap { file in
      file.declarations.flatMap { declaration -> [HeldParticipant] in
        guard let role = declaration.role ?? role(of: declaration.name) else { return [] }
        return declaration.stored.flatMap { property in
          let names = property.types.filter { !$0.isArgument(ofAny: { self.role(of: $0) != nil }) }
            .flatMap { resolve($0) }
          let held = Set(names.flatMap { roles(named: $0) }.map(\.role))
          return held.sorted().filter { $0 != role }.map { other in
            HeldParticipant(
              from: role, to: other, property: "\(declaration.name).\(property.name)",
              type: declaration.name, isWeak: property.isWeak, location: property.location)
          }
        }
      }
    }
  }
}

extension SourceLibrary {
  /// The names of all folders in a pattern module that hold Swift files, however deep, in order.
  public func folders(ofModule module: String) -> [String] {
    let names = files.filter { $0.area.module == module }.flatMap(\.area.foldersInModule)
    return Set(names).sorted()
  }

  /// Returns whether a pattern module has a file in a sample's folder.
  public func hasFiles(module: String, sample: String) -> Bool {
    files.contains { $0.area.module == module && $0.area.folder(among: [sample]) != nil }
  }
}
