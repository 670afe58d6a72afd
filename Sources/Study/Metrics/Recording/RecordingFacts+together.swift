extension RecordingFacts {
  /// What several recordings of one implementation say together.
  ///
  /// What is counted is added, of what there was at once and of the hops the greatest is taken, and
  /// a method that one class called of another counts once. Single steps are left out.
  public init(together all: [RecordingFacts]) {
    var phases = Phased(repeating: StepFacts())
    for facts in all {
      for phase in Phase.allCases { phases[phase] = phases[phase] + facts.phases[phase] }
    }
    self.init(
      steps: [:], phases: phases,
      bindings: Population(together: all.map(\.bindings)),
      mechanisms: all.reduce(into: [:]) { $0.merge($1.mechanisms, uniquingKeysWith: +) },
      participants: Population(together: all.map(\.participants)),
      couplings: all.reduce(into: []) { $0.formUnion($1.couplings) })
  }
}
