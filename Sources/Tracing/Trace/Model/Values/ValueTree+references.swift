extension ValueTree {
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
