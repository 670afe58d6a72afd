extension DiagnosticID {
  public static let unreadable = DiagnosticID(
    "unreadable", meaning: "A file or a folder cannot be read.")
  public static let unwritable = DiagnosticID(
    "unwritable", meaning: "A file or a folder cannot be written.")
  public static let busy = DiagnosticID(
    "busy", meaning: "Another build is writing to the same folder.")
  public static let notASite = DiagnosticID(
    "not-a-site", meaning: "The output folder holds files that no build wrote.")
  public static let fileInTheWay = DiagnosticID(
    "file-in-the-way",
    meaning: "The output folder holds a file that no build wrote, where a new one belongs.")
  public static let unwatchable = DiagnosticID(
    "unwatchable", meaning: "Changes of files cannot be watched.")
  public static let portInUse = DiagnosticID(
    "port-in-use", meaning: "Another program listens to the port of the preview.")
  public static let portNotAllowed = DiagnosticID(
    "port-not-allowed",
    meaning: "The port of the preview needs rights that the user does not have.")
  public static let notServed = DiagnosticID(
    "not-served", meaning: "The preview cannot be served for another reason.")

  /// The faults of folders that are read, written and served.
  static let files: [DiagnosticID] = [
    .unreadable, .unwritable, .busy, .notASite, .fileInTheWay, .unwatchable, .portInUse,
    .portNotAllowed, .notServed,
  ]
}
