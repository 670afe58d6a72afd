extension DiagnosticID {
  public static let noSource = DiagnosticID(
    "no-source", meaning: "A folder holds nothing that a site could be imported from.")
  public static let markKept = DiagnosticID(
    "mark-kept", severity: .warning,
    meaning: "A shortcode or tag of another generator was kept as text.")
  public static let markChanged = DiagnosticID(
    "mark-changed", severity: .warning,
    meaning: "A mark of another generator was replaced by something less, or left out.")
  public static let missingInclude = DiagnosticID(
    "missing-include", severity: .warning,
    meaning: "A file that an imported text includes cannot be read, or lacks the named part.")
  public static let keyChanged = DiagnosticID(
    "key-changed", severity: .warning,
    meaning: "A key of imported front matter could not be taken over as it is.")
  public static let fileLeftOut = DiagnosticID(
    "file-left-out", severity: .warning, meaning: "A file was not imported.")
  public static let placeChanged = DiagnosticID(
    "place-changed", severity: .warning,
    meaning: "An imported page has another address than before, or is known by fewer.")
  public static let linkKept = DiagnosticID(
    "link-kept", severity: .warning,
    meaning: "A link of an imported text leads nowhere in the site that it was read from.")

  /// The warnings about a site that is imported from another generator.
  static let imports: [DiagnosticID] = [
    .noSource, .markKept, .markChanged, .missingInclude, .keyChanged, .fileLeftOut, .placeChanged,
    .linkKept,
  ]
}
