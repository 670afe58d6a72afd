extension ValueTree {
  /// The same tree with other references.
  func map<Other>(_ name: (Reference) -> Other) -> ValueTree<Other> {
    switch self {
    case .null: .null
    case .truth(let value): .truth(value)
    case .integer(let value): .integer(value)
    case .decimal(let value): .decimal(value)
    case .text(let text): .text(text)
    case .longText(let text, let count): .longText(text, leftOut: count)
    case .enumCase(let caseName, let fields): .enumCase(caseName, fields.map { $0.map(name) })
    case .structure(let type, let fields): .structure(type, fields.map { $0.map(name) })
    case .tuple(let fields): .tuple(fields.map { $0.map(name) })
    case .list(let elements): .list(elements.map { $0.map(name) })
    case .set(let elements): .set(elements.map { $0.map(name) })
    case .dictionary(let entries):
      .dictionary(entries.map { .init(key: $0.key.map(name), value: $0.value.map(name)) })
    case .keyPath(let root, let value): .keyPath(root: root, value: value)
    case .closure: .closure
    case .participant(let reference): .participant(name(reference))
    case .type(let type): .type(type)
    case .described(let text): .described(text)
    case .leftOut(let count): .leftOut(count)
    }
  }

  /// The participants in the tree, in order.
  public var references: [Reference] {
    switch self {
    case .participant(let reference): [reference]
    case .enumCase(_, let fields), .structure(_, let fields), .tuple(let fields):
      fields.flatMap(\.value.references)
    case .list(let elements), .set(let elements): elements.flatMap(\.references)
    case .dictionary(let entries): entries.flatMap { $0.key.references + $0.value.references }
    case .null, .truth, .integer, .decimal, .text, .longText, .keyPath, .closure, .type,
      .described, .leftOut:
      []
    }
  }
}

extension ValueField {
  fileprivate func map<Other>(_ rename: (Reference) -> Other) -> ValueField<Other> {
    ValueField<Other>(name, value.map(rename))
  }
}
