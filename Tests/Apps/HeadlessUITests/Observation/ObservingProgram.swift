import TestSupport

/// A program of reads and changes of a few models, made from a seed.
nonisolated struct ObservingProgram: CustomStringConvertible {
  /// The number of models that are alive at a time.
  static let models = 3

  enum Property: CaseIterable {
    case number, words, opaque, friend, ignored, summary

    static func any(_ generator: inout SeededGenerator) -> Property {
      allCases[.random(in: allCases.indices, using: &generator)]
    }
  }

  struct Read {
    let model: Int
    let property: Property
  }

  enum Change {
    case set(model: Int, Property, Int)
    case modify(model: Int, Property, Int)
    case replace(model: Int)
  }

  indirect enum Step {
    case change(Change)
    /// A pass with what it reads, the pass inside it, and what it does when it is told.
    case track(pass: Int, reads: [Read], inner: Step?, then: [Change])
  }

  let steps: [Step]
  let description: String

  /// A program.
  ///
  /// - Parameters:
  ///   - seed: What it is made from.
  ///   - length: The number of its steps.
  ///   - acts: Whether a pass changes models when it is told. In which order the system tells two
  ///     passes is not defined, so there is then one at a time.
  init(seed: UInt64, length: Int, acts: Bool) {
    var generator = SeededGenerator(state: seed)
    var pass = 0
    steps = (0..<length).flatMap { _ -> [Step] in
      guard Int.random(in: 0..<3, using: &generator) == 0 else {
        return [.change(Self.change(&generator))]
      }
      // With new models, no earlier pass is told of anything.
      let alone = acts ? (0..<Self.models).map { Step.change(.replace(model: $0)) } : []
      return alone + [Self.track(&pass, depth: acts ? 2 : 0, acts: acts, &generator)]
    }
    description = "seed \(seed)\(acts ? ", acting" : "")"
  }

  private static func track(
    _ pass: inout Int, depth: Int, acts: Bool, _ generator: inout SeededGenerator
  ) -> Step {
    pass += 1
    let id = pass
    let reads = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Read(
        model: .random(in: 0..<models, using: &generator),
        property: .any(&generator))
    }
    let hasInner = depth < 2 && Int.random(in: 0..<3, using: &generator) == 0
    let inner = hasInner ? track(&pass, depth: depth + 1, acts: acts, &generator) : nil
    let count = acts ? Int.random(in: 0...2, using: &generator) : 0
    return .track(
      pass: id, reads: reads, inner: inner, then: (0..<count).map { _ in change(&generator) })
  }

  private static func change(_ generator: inout SeededGenerator) -> Change {
    let model = Int.random(in: 0..<models, using: &generator)
    let property = Property.any(&generator)
    let value = Int.random(in: 0..<3, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .replace(model: model)
    case 1...3: return .modify(model: model, property, value)
    default: return .set(model: model, property, value)
    }
  }
}
