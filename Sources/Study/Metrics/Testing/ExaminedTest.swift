import Trace

/// A unit test and its context: its setup lines, its doubles, and the types that it cannot reach.
public struct ExaminedTest: Sendable {
  /// The file that declares it.
  public let file: FileFacts
  /// The lines of the test itself.
  public let lines: ClosedRange<Int>
  /// The lines of its suite that run before it or that it calls: properties, initialisers,
  /// helpers.
  public let setUp: [ClosedRange<Int>]
  /// The doubles that it names, directly or through its helpers.
  public let doubles: [TestDouble]
  /// The types of the implementation that its names do not reach, without those that only compose.
  public let unseen: [TypeFacts]
  /// Indicates whether it reaches a widget.
  public let seesScreen: Bool

  /// The number of its setup lines.
  public var setUpCount: Int { Set(setUp.flatMap { $0 }).count }
}

extension TestLibrary {
  /// Returns a test of an implementation.
  ///
  /// - Parameters:
  ///   - name: Its suite and function: `CounterViewModelTests.operations`.
  ///   - facts: The facts from the implementation's source.
  ///   - library: All sources.
  /// - Returns: The test; `nil` if the implementation has no test with this name.
  public func test(
    named name: String, of facts: SourceFacts, in library: SourceLibrary
  ) -> ExaminedTest? {
    let files = tests(of: facts, in: library)
    for file in files {
      let symbols = file.symbols
      guard let test = symbols.first(where: { $0.name == name }) else { continue }
      let suite = String(name.prefix { $0 != "." })
      let setUp = file.setUp(of: test, among: symbols.filter { $0.name.hasPrefix("\(suite).") })
      let names = ([test] + setUp).map { file.names(in: $0.lines) }.reduce(into: Set()) {
        $0.formUnion($1)
      }
      let declared = library.visible(to: facts)
      let doubles = TestDoubles(files, index: facts.index, declared: declared)
      let found = doubles.named(by: names)
      let reached = facts.reached(from: names.union(found.flatMap(\.names)), in: declared)
      return ExaminedTest(
        file: file, lines: test.lines, setUp: setUp.map(\.lines), doubles: found.map(\.double),
        unseen: facts.types.filter { type in
          guard let role = type.role else { return false }
          return !type.isMachinery && role != .composition && !reached.contains(type.name)
        },
        seesScreen: reached.contains(where: facts.index.isScreen))
    }
    return nil
  }
}

extension SourceFacts {
  /// Returns the types with the given names, and all types reachable from their source.
  fileprivate func reached(
    from names: Set<String>, in declared: [String: [Declaration]]
  ) -> Set<String> {
    let named = names.filter { declared[$0] != nil }
    return named.union(
      named.reachable { name in
        (declared[name] ?? []).flatMap(\.mentions).flatMap { index.resolve($0) }
      })
  }
}

extension FileFacts {
  /// Returns the members of a suite that a test needs, in source order.
  fileprivate func setUp(of test: SourceSymbol, among members: [SourceSymbol]) -> [SourceSymbol] {
    let suite = test.name.prefix { $0 != "." }
    let stored = findings.declarations.filter { $0.name == suite }.flatMap(\.stored).map(\.name)
    let always = Set(stored + ["init"])
    let first = members.filter { always.contains($0.member) }
    let needed = ([test] + first).reachable { next in
      let named = names(in: next.lines)
      return members.filter { $0 != test && named.contains($0.member) }
    }
    return members.filter(needed.union(first).contains)
  }
}

extension SourceSymbol {
  /// The last component of its name.
  fileprivate var member: String { name.split(separator: ".").last.map(String.init) ?? name }
}
