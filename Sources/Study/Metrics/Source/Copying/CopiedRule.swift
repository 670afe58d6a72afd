public import Diagnostics
import Sequences
import Synchronization

/// A deciding expression of the domain that is in a pattern as well.
public struct CopiedRule: Sendable, Hashable {
  /// The expression, in the domain's words.
  public let expression: String
  /// The domain value to which it belongs.
  public let owner: String
  /// The place where it is in the domain.
  public let original: SourceLocation
  /// The place where it is in the pattern.
  public let copy: SourceLocation
  /// The pattern's type in whose source the copy is, if it is in one's.
  public let type: String?
}

extension SourceLibrary {
  /// The rules of the samples' domain that a pattern has copied.
  ///
  /// Compared are token sequences: the expressions of the domain's values that compute, compare or
  /// choose and are not too short to meet by chance, whatever their variables are called and in
  /// whichever order `+`, `*`, `==` and their like have their operands. A rule that was written
  /// again in other words is found where it compares or computes numbers
  /// (``NumericDecisionVisitor``) or tests a case that the domain tests (``testedCases(module:)``),
  /// and not otherwise.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: The copies, in the order of the module's files.
  /// - Complexity: O(*n* · *m*) in the tokens of the module and the expressions of the domain.
  public func copiedRules(module: String) -> [CopiedRule] {
    files(of: module).flatMap { $0.copies(of: rules) }
  }
}

/// A deciding expression of a domain value.
struct DomainRule: Sendable {
  let expression: TokenSequences.Expression
  let location: SourceLocation

  var text: String { expression.tokens.map(\.text).joined(separator: " ") }
}

/// The deciding expressions of some files, searched for when they are needed.
final class DomainRules: Sendable {
  private let files: [FileFacts]
  private let found = Mutex<[DomainRule]?>(nil)

  init(_ files: [FileFacts]) { self.files = files }

  var all: [DomainRule] {
    found.withLock { found in
      let rules = found ?? files.concurrentMap(\.rules).flatMap(\.self)
      found = rules
      return rules
    }
  }
}

extension FileFacts {
  /// The file's tokens, to find rules in; computed at each access.
  private var sequences: TokenSequences { TokenSequences(tree, lines) }

  /// The deciding expressions of the structures and enumerations without a role that the file
  /// declares.
  ///
  /// They are searched for at each access.
  var rules: [DomainRule] {
    let values = findings.declarations.filter {
      $0.role == nil && ($0.kind == .struct || $0.kind == .enum)
    }
    guard !values.isEmpty else { return [] }
    let sequences = sequences
    return sequences.deciding.compactMap { expression in
      guard values.contains(where: { expression.owner == $0.name }),
        let location = sequences.location(of: expression.tokens)
      else { return nil }
      return DomainRule(expression: expression, location: location)
    }
  }

  /// Returns the copies of some rules that are in the file; of one inside another only the outer.
  fileprivate func copies(of rules: [DomainRule]) -> [CopiedRule] {
    let sequences = sequences
    let found = rules.flatMap { rule in
      sequences.occurrences(of: rule.expression).map { (rule: rule, tokens: $0) }
    }
    return found.compactMap { rule, tokens -> CopiedRule? in
      let isInner = found.contains {
        $0.tokens.count > tokens.count && $0.tokens.contains(tokens)
      }
      guard !isInner, let copy = sequences.location(of: sequences.tokens[tokens]) else {
        return nil
      }
      return CopiedRule(
        expression: rule.text, owner: rule.expression.owner, original: rule.location,
        copy: copy, type: copy.line.flatMap { innermostDeclaration(withLine: $0)?.name })
    }
  }
}

extension TokenSequences {
  /// Returns the occurrences of an expression among the tokens, whatever its variables are called.
  fileprivate func occurrences(of expression: Expression) -> [Range<Int>] {
    let length = expression.tokens.count
    guard tokens.count >= length else { return [] }
    return (0...tokens.count - length).map { $0..<$0 + length }.filter { range in
      expression.ways.contains { Self.agree(tokens[range], $0) }
    }
  }

  private static func agree(_ window: ArraySlice<Token>, _ pattern: [Token]) -> Bool {
    var names: [String: String] = [:]
    var taken: [String: String] = [:]
    for (found, expected) in zip(window, pattern) {
      guard found.isVariable == expected.isVariable else { return false }
      guard expected.isVariable else {
        if found.text != expected.text { return false }
        continue
      }
      guard names[expected.text, default: found.text] == found.text,
        taken[found.text, default: expected.text] == expected.text
      else { return false }
      names[expected.text] = found.text
      taken[found.text] = expected.text
    }
    return true
  }
}
