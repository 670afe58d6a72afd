extension StartingPoint {
  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - name: The name of the scenario.
  ///   - sample: The identifier of its sample.
  ///   - setup: The sample's settings with their defaults, as in a scenario: `digits: 4`.
  ///   - steps: The lines of steps that every pattern passes, without indentation.
  ///   - expectations: The number of expectations in the steps.
  ///   - widgets: The identifiers of the first screen's widgets.
  ///   - content: The folder of texts.
  /// - Returns: The file.
  public static func scenario(
    _ name: StarterName, of sample: String, setup: [String], steps: [String], expectations: Int,
    widgets: [String], content: String
  ) -> StartingPoint {
    let comment =
      setup.isEmpty
      ? "# This sample has nothing to set up."
      : "# What the app is set up with; these are the values when nothing is said.\n"
        + "# setup: {\(setup.joined(separator: ", "))}"
    let files = ResourceFolder(name: "scenario").files([
      "sample": sample, "id": name.id, "title": name.title, "setup": comment,
      "steps": steps.map { "  \($0)" }.joined(separator: "\n"),
      "expectations": "\(expectations)", "widgets": widgets.joined(separator: ", "),
    ])
    return StartingPoint(files: files.moved(to: content))
  }
}
