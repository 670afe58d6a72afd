import Diagnostics
public import Metrics

extension Contract {
  /// Returns the rules, transitions, texts and numbers that the pattern has copied from the
  /// domain.
  ///
  /// A state constructed on the line of a copied rule counts as a part of that rule.
  ///
  /// ``SourceLibrary/copiedRules(module:)``, ``SourceLibrary/testedCases(module:)``,
  /// ``SourceLibrary/shortQuestions(module:)``, ``SourceLibrary/copiedTransitions(module:)``,
  /// ``SourceLibrary/copiedLiterals(module:)`` and ``SourceLibrary/copiedPieces(module:)``
  /// describe what is detected and what is not.
  public func copies(in library: SourceLibrary) -> [Breach] {
    let rules = library.copiedRules(module: module)
    let transitions = library.copiedTransitions(module: module).filter { made in
      !rules.contains { $0.copy.file == made.copy.file && $0.copy.line == made.copy.line }
    }
    return rules.map(breach(of:)) + transitions.map(breach(of:))
      + tested(in: library, besides: rules, transitions)
      + library.copiedLiterals(module: module).map(breach(of:))
      + library.copiedPieces(module: module).map(breach(of:))
  }

  /// Returns the repeated tests of the domain on lines without other findings, once per line.
  private func tested(
    in library: SourceLibrary, besides rules: [CopiedRule], _ transitions: [CopiedTransition]
  ) -> [Breach] {
    var known = Set(
      (rules.map(\.copy) + transitions.map(\.copy)).map { [$0.file, "\($0.line ?? 0)"] })
    let tests = library.testedCases(module: module) + library.shortQuestions(module: module)
    return tests.filter { test in
      known.insert([test.copy.file, "\(test.copy.line ?? 0)"]).inserted
    }
    .map { test in
      breach(
        .copy, of: test.type ?? module,
        "the domain's own test of '\(test.name)' is repeated: \(test.expression)",
        because: "The domain already answers this question at \(test.original). A pattern must "
          + "use its answer.",
        at: test.copy)
    }
  }

  private func breach(of rule: CopiedRule) -> Breach {
    breach(
      .copy, of: rule.type ?? module, "a rule of '\(rule.owner)' is copied: \(rule.expression)",
      because: "The rule is at \(rule.original). A pattern must apply it instead of repeating it.",
      at: rule.copy)
  }

  private func breach(of made: CopiedTransition) -> Breach {
    let rules = made.transitions.map { "'\($0)'" }.joined(separator: ", ")
    return breach(
      .transition, of: made.type ?? module,
      "a state of '\(made.owner)' is created without its rules: \(made.expression)",
      because: "'\(made.owner)' has rules that lead to its states: \(rules). A pattern must apply "
        + "them.",
      at: made.copy)
  }

  private func breach(of copied: CopiedLiteral) -> Breach {
    let name = copied.constant.map { " as '\($0)'" } ?? ""
    return breach(
      .literal, of: copied.type ?? module,
      "a literal of the domain is copied: \(copied.literal)",
      because: "The domain defines it at \(copied.original)\(name). A pattern must use the "
        + "definition.",
      at: copied.copy)
  }
}
