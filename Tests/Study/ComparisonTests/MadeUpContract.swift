import Comparison

extension Contract {
  /// The contract of a pattern made up for tests: a model, a view and a presenter, and these
  /// directions.
  static func madeUp(directions: String) throws -> Contract {
    try read(
      path: "content/patterns/mvp.md",
      text: """
        ---
        title: MVP
        module: MVP
        roles: {model: a, view: b, presenter: c}
        directions: [\(directions)]
        ---
        """)
  }
}
