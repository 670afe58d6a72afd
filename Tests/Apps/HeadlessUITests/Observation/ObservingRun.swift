/// A run of a program by one way of tracking.
final class ObservingRun<Way: Observing> {
  /// The lines that each step has led to, sorted: the order in which the system tells the passes
  /// that read one property is not defined.
  private(set) var told: [[String]] = []
  private var now: [String] = []
  private var models = (0..<ObservingProgram.models).map { _ in Way.Model() }
  private let friends = [Friend(), Friend()]
  /// The number of passes that are being told: what they change may lead back to them.
  private var depth = 0

  init(_ program: ObservingProgram) {
    for step in program.steps {
      now = []
      perform(step)
      told.append(now.sorted())
    }
  }

  private func perform(_ step: ObservingProgram.Step) {
    switch step {
    case .change(let change): perform(change)
    case .track(let pass, let reads, let inner, let then):
      Way.track {
        for read in reads { now.append(value(of: read)) }
        if let inner { perform(inner) }
      } onChange: { [weak self] in
        self?.told(pass, then)
      }
    }
  }

  private func told(_ pass: Int, _ then: [ObservingProgram.Change]) {
    // The value is not stored yet.
    now.append("\(pass) is told of \(models.map(\.summary))")
    guard depth < 3 else { return }
    depth += 1
    then.forEach(perform)
    depth -= 1
  }

  private func perform(_ change: ObservingProgram.Change) {
    switch change {
    case .replace(let model): models[model] = Way.Model()
    case .set(let model, let property, let value): set(models[model], property, value)
    case .modify(let model, let property, let value): modify(models[model], property, value)
    }
  }

  private func set(_ model: Way.Model, _ property: ObservingProgram.Property, _ value: Int) {
    switch property {
    case .number: model.number = value
    case .words: model.words = Array(repeating: "word", count: value)
    case .opaque: model.opaque = Opaque(value: value)
    case .friend: model.friend = friends.indices.contains(value) ? friends[value] : nil
    case .ignored: model.ignored = value
    case .summary: (model.number, model.ignored) = (value, value)
    }
  }

  private func modify(_ model: Way.Model, _ property: ObservingProgram.Property, _ value: Int) {
    switch property {
    case .number, .summary: model.number += value
    case .words: model.words.append(contentsOf: Array(repeating: "more", count: value))
    case .opaque: model.opaque.value += value
    case .friend: model.friend = model.friend
    case .ignored: model.ignored += value
    }
  }

  private func value(of read: ObservingProgram.Read) -> String {
    let model = models[read.model]
    return switch read.property {
    case .number: "\(model.number)"
    case .words: "\(model.words)"
    case .opaque: "\(model.opaque.value)"
    case .friend: model.friend == nil ? "none" : "a friend"
    case .ignored: "\(model.ignored)"
    case .summary: model.summary
    }
  }
}
