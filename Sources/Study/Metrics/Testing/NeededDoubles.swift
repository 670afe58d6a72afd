import Trace

/// Finds the doubles that the tests of the deciding role need.
///
/// A double is a type of the tests that adopts a protocol of the implementation, of its sample or
/// of the user-interface library, or inherits from one of their classes. A test is a type of the
/// tests whose name ends in `Tests`. It needs the doubles that it or one of its helpers names.
struct NeededDoubles {
  private let index: TypeIndex
  /// The declarations that the implementation can name, by name.
  private let declared: [String: [Declaration]]
  private let deciding: Set<Role>
  /// The declarations of the tests, including extensions, by the type's name.
  private let tests: [String: [Declaration]]
  /// The names of the test types of the implementation itself.
  private let suites: Set<String>

  /// Examines tests and the helpers that they share with other samples' tests.
  ///
  /// `own` selects the files in a sample's folder.
  init(
    _ files: [FileFacts], own: (FileFacts) -> Bool, index: TypeIndex,
    declared: [String: [Declaration]], deciding: Set<Role>
  ) {
    self.index = index
    self.declared = declared
    self.deciding = deciding
    tests = Dictionary(grouping: files.flatMap(\.declarations), by: \.name)
    suites = Set(
      files.filter(own).flatMap(\.declarations).map(\.name).filter { $0.hasSuffix("Tests") })
  }

  /// The doubles by name, with their numbers of required members; `nil` if no test names a
  /// decider.
  var needed: [NamedCount]? {
    let deciders = tests.filter { name, parts in
      suites.contains(name) && parts.contains { $0.mentions.contains(where: isDeciding) }
    }
    guard !deciders.isEmpty else { return nil }
    let helpers = deciders.keys.reachable { name in
      (tests[name] ?? []).flatMap(\.mentions).compactMap(declaredByTests)
        .filter { !$0.hasSuffix("Tests") }
    }
    return helpers.sorted().compactMap { name in
      let parts = tests[name] ?? []
      guard let first = parts.first(where: { $0.kind != .extension }) else { return nil }
      let replaced = replacedTypes(of: parts)
      return replaced.isEmpty
        ? nil : NamedCount(name, members(of: parts, for: replaced), at: first.location)
    }
  }

  private func isDeciding(_ mention: Mention) -> Bool {
    index.resolve(mention).contains { index.role(of: $0).map(deciding.contains) ?? false }
  }

  /// Returns the type of the tests to which a mention refers.
  private func declaredByTests(_ mention: Mention) -> String? {
    let nested = mention.scope.isEmpty ? mention.name : "\(mention.scope).\(mention.name)"
    if tests[nested] != nil { return nested }
    if tests[mention.name] != nil { return mention.name }
    let first = String(mention.name.prefix { $0 != "." })
    return tests[first] == nil ? nil : first
  }

  /// Returns the protocols and classes that a type of the tests replaces.
  private func replacedTypes(of parts: [Declaration]) -> [String] {
    var seen: Set<String> = []
    let isExtensionOnly = parts.allSatisfy { $0.kind == .extension }
    return isExtensionOnly
      ? []
      : parts.flatMap(\.inherited).flatMap { index.resolve($0) }
        .filter { seen.insert($0).inserted }
  }

  /// Returns the number of members that a double must have: the requirements of its protocols
  /// without default implementations, and the methods of its class that it overrides.
  private func members(of double: [Declaration], for replaced: [String]) -> Int {
    var methods: Set<MethodSignature> = []
    var others = 0
    var seen: Set<String> = []
    var open = replaced
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let parts = declared[name] else { continue }
      guard let declaration = parts.first(where: { $0.kind == .protocol }) else {
        methods.formUnion(Set(parts.flatMap(\.methods)).intersection(double.flatMap(\.methods)))
        continue
      }
      let supplied = parts.filter { $0.kind == .extension }.flatMap(\.methods)
      methods.formUnion(Set(declaration.methods).subtracting(supplied))
      others += declaration.otherRequirements
      open += declaration.inherited.flatMap { index.resolve($0) }
    }
    return methods.count + others
  }
}
