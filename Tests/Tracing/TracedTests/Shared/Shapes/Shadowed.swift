public import Trace

// MARK: Forms of published libraries that an expansion could trip over

/// Its nested types have names of the standard library's, and of tracing's own.
@Traced(.model)
final class Sieve {
  enum Error: Swift.Error { case negative }
  enum Trace { case fine }

  let kept: [Int]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var state: Int! {
    willSet(next) { seen.append(next + 1) }
    didSet { seen.append(oldValue ?? 0) }
  }
  private(set) var seen: [Int] = []

  /// `extension` is a keyword in an expression, and none as a parameter.
  init(_ numbers: [Int], withExtension extension: Int) throws {
    guard `extension` >= 0 else { throw Error.negative }
    let limit = `extension`
    kept = try numbers.filter { [limit] number in
      if number < 0 { throw Error.negative }
      return number <= limit
    }
  }

  func store(_ value: Int) { state = value }

  func counts() -> [Int: Int] {
    let counts = kept.reduce(into: [:]) { counts, number in counts[number] = number }
    let sums = kept.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.merging(sums) { $0 + $1 }
  }
}

/// A constant that is assigned by a call with a capture list, before there is a whole object.
@Traced(.model)
final class SortedSieve: Sifting {
  private let order: [Int]
  private let names: [String]

  init(_ numbers: [Int], scale: Int, by sieve: Sieve) {
    order = numbers.sorted { [scale] in $0 * scale < $1 * scale }
    names = numbers.map { [weak sieve, scale] in "\(sieve?.kept.count ?? -1) \($0 * scale)" }
    super.init(unit: "mm")
  }

  func describe() -> String { "\(order) \(names) \(unit)" }
}

class Sifting {
  let unit: String
  init(unit: String) { self.unit = unit }
}

@Traced(.model) @usableFromInline
final class InlinedSieve {
  @usableFromInline var count = 0
  @usableFromInline init() {}
  @usableFromInline func pass() -> Int {
    count += 1
    return count
  }
}

/// What it keeps may be such that no recorder can keep it too.
@Traced(.model)
final class SieveOf<Value: ~Copyable> {
  var value: Value
  var used = 0
  init(_ value: consuming Value) { self.value = value }
  func use() -> Int {
    used += 1
    return used
  }
}

struct Grain: ~Copyable { let size: Int }
