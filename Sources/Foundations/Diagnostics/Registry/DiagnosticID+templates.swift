extension DiagnosticID {
  public static let templateSyntax = DiagnosticID(
    "template-syntax",
    meaning: "A template is not written as Mustache is, or uses a part of it that has no use here.")
  public static let unknownTransform = DiagnosticID(
    "unknown-transform", meaning: "A template applies a transform that does not exist.")
  public static let unknownPartial = DiagnosticID(
    "unknown-partial", meaning: "A template includes or extends a template that does not exist.")
  public static let unknownBlock = DiagnosticID(
    "unknown-block",
    meaning: "A template fills a block that the template it extends does not have.")
  public static let unknownTemplate = DiagnosticID(
    "unknown-template", meaning: "A page asks for a template that does not exist.")
  public static let unknownValue = DiagnosticID(
    "unknown-value", meaning: "A template shows a value that no page supplies.")
  public static let wrongValue = DiagnosticID(
    "wrong-value", meaning: "A template uses a value in a way that does not fit its kind.")
  public static let endlessTemplate = DiagnosticID(
    "endless-template", meaning: "A template includes itself without end.")

  /// The faults of a template.
  static let templates: [DiagnosticID] = [
    .templateSyntax, .unknownTransform, .unknownPartial, .unknownBlock, .unknownTemplate,
    .unknownValue, .wrongValue, .endlessTemplate,
  ]
}
