/// The coupling of a type or protocol with the others of its implementation.
///
/// The numbers are Robert C. Martin's (“OO Design Quality Metrics. An Analysis of Dependencies”,
/// 1994), taken for types instead of packages.
public struct TypeCoupling: Sendable, Hashable {
  /// The type, including the types nested in it.
  public let type: TypeFacts
  /// Ca, the afferent coupling: how many of the others name it.
  public let afferent: Int
  /// Ce, the efferent coupling: how many of the others it names.
  public let efferent: Int

  /// Ce ÷ (Ca + Ce), 0 … 1; `nil` if both are zero.
  public var instability: Double? {
    afferent + efferent == 0 ? nil : Double(efferent) / Double(afferent + efferent)
  }
}

extension TypeIndex {
  /// Returns the coupling of an implementation's types and protocols that are not nested.
  func couplings(among declared: [TypeFacts], in files: [FileFacts]) -> [TypeCoupling] {
    let outermost = declared.filter { !$0.name.contains(".") }
    let own = Set(outermost.map(\.name))
    var named: [String: Set<String>] = [:]
    for declaration in files.flatMap(\.declarations) {
      let owner = declaration.name.outermost
      guard own.contains(owner) else { continue }
      for mention in declaration.mentions {
        for name in resolve(mention).map(\.outermost) where name != owner && own.contains(name) {
          named[owner, default: []].insert(name)
        }
      }
    }
    var naming: [String: Int] = [:]
    for names in named.values {
      for name in names { naming[name, default: 0] += 1 }
    }
    var seen: Set<String> = []
    return outermost.filter { seen.insert($0.name).inserted }.map { type in
      TypeCoupling(
        type: type, afferent: naming[type.name] ?? 0, efferent: named[type.name]?.count ?? 0)
    }
  }
}

extension String {
  /// The first component of a dotted name.
  fileprivate var outermost: String { String(prefix { $0 != "." }) }
}
