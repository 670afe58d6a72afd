public import Diagnostics
import Sequences
import Synchronization

/// A deciding expression of the domain that a pattern repeats.
public struct CopiedRule: Sendable, Hashable {
  /// The expression, as written in the domain.
  public let expression: String
  /// The domain value to which it belongs.
  public let owner: String
  /// The location in the domain.
  public let original: SourceLocation
  /// The location in the pattern.
  public let copy: SourceLocation
  /// The pattern's type that contains the copy, if there is one.
  public let type: String?
}

extension SourceLibrary {
  /// Returns the rules of the samples' domain that a pattern has copied, in file order.
  ///
  /// The comparison is by token sequence. It covers the expressions of the domain's values that
  /// compute, compare or choose and are too long to match by chance. The names of variables do not
  /// matter, nor does the order of operands of `+`, `*`, `==` and other commutative operators. A
  /// rule that is rewritten in another form is found only where it compares or computes numbers
  /// (``NumericDecisionVisitor``) or tests a case that the domain tests
  /// (``testedCases(module:)``).
  ///
  /// - Complexity: O(*n* · *m*) in the tokens of the module and the expressions of the domain.
  public func copiedRules(module: String) -> [CopiedRule] {
    files(of: module).concurrentMap { $0.copies(of: rules) }.flatMap(\.self)
  }
}

/// A deciding expression of a domain value.
struct DomainRule: Sendable {
  let expression: TokenSequences.Expression
  let location: SourceLocation

  var text: String { expression.tokens.map(\.text).joined(separator: " ") }
}

/// The deciding expressions of some files, computed on first use.
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
  /// The token sequences of the file, for finding rules; computed on each access.
  private var sequences: TokenSequences { TokenSequences(tree, lines) }

  /// The deciding expressions of the structures and enumerations without a role that the file
  /// declares; computed on each access.
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

  /// Returns the file's copies of the rules; a copy inside another one is left out.
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
  /// Returns the occurrences of an expression among the tokens, regardless of variable names.
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
