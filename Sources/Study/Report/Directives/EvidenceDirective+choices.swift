import Evidence

extension EvidenceDirective {
  /// `choices`: what one chooses by, in short, a row for each pattern; the page of choosing has all
  /// of it.
  static let choices = EvidenceDirective("choices", [], optional: [.patterns]) { request in
    let named = request.patterns(of: nil, 1...99)
    let table = ChoiceTable(
      patterns: named.isEmpty ? request.evidence.scenarios.patterns : named,
      columns: ChoiceColumn.short, evidence: request.evidence
    ).table
    return EvidenceBlock(name: "choices", value: ["table": table.value])
  }
}
