extension StartingPoint {
  /// A scenario.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - sample: The identifier of its sample.
  ///   - setup: What the sample may be set up with, as a scenario would write it: `digits: 4`.
  ///   - steps: The lines of steps that every pattern passes, without indentation.
  ///   - expectations: How many things they expect.
  ///   - widgets: The identifiers of the first screen's widgets.
  ///   - content: The folder of words.
  /// - Returns: Its file.
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
