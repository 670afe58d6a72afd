extension DiagnosticID {
  public static let notUTF8 = DiagnosticID(
    "not-utf8", meaning: "A file that should be text is not valid UTF-8.")
  public static let controlCharacter = DiagnosticID(
    "control-character", meaning: "A text contains a control character.")
  public static let frontMatterOpen = DiagnosticID(
    "front-matter-open", meaning: "Front matter is not closed.")
  public static let frontMatterMissing = DiagnosticID(
    "front-matter-missing",
    meaning: "A text that needs front matter has none, or has it in another form.")
  public static let yamlSyntax = DiagnosticID(
    "yaml-syntax", meaning: "Front matter or a data file is not YAML.")
  public static let yamlKey = DiagnosticID(
    "yaml-key", meaning: "A key of a mapping is a list or a mapping, not a text.")
  public static let yamlAnchor = DiagnosticID(
    "yaml-anchor",
    meaning: "A YAML anchor or alias is used, which is not supported.")
  public static let tomlSyntax = DiagnosticID(
    "toml-syntax", meaning: "Front matter between lines of `+++` is not TOML.")
  public static let jsonSyntax = DiagnosticID(
    "json-syntax", meaning: "A data file is not JSON.")
  public static let duplicateKey = DiagnosticID(
    "duplicate-key", meaning: "A mapping has the same key twice.")
  public static let unknownKey = DiagnosticID(
    "unknown-key", meaning: "A key has no meaning where it is written.")
  public static let missingKey = DiagnosticID(
    "missing-key", meaning: "A key that is required is missing, or has no value.")
  public static let wrongType = DiagnosticID(
    "wrong-type", meaning: "A value has another type than expected.")
  public static let outOfBounds = DiagnosticID(
    "out-of-bounds", meaning: "A number is outside the range that is allowed.")
  public static let unknownWord = DiagnosticID(
    "unknown-word", meaning: "A value is not one of the possible values.")
  public static let rawHTML = DiagnosticID(
    "raw-html", meaning: "Markdown contains raw HTML where it is not allowed.")
  public static let unsafeLink = DiagnosticID(
    "unsafe-link",
    meaning: "The address of a link or an image could run a script or open a local file.")
  public static let missingAlternativeText = DiagnosticID(
    "missing-alternative-text", meaning: "An image has no alternative text.")
  public static let plainCode = DiagnosticID(
    "plain-code", severity: .warning,
    meaning: "Code is too long or nested too deeply to be coloured.")
  public static let deepNesting = DiagnosticID(
    "deep-nesting",
    meaning: "A line begins too many nested lists and quotations.")
  public static let codeLines = DiagnosticID(
    "code-lines", severity: .warning,
    meaning: "A line to be marked does not exist in the code.")
  public static let openCode = DiagnosticID(
    "open-code", meaning: "A code block is not closed.")
  public static let unknownDirective = DiagnosticID(
    "unknown-directive", meaning: "There is no directive of this name.")
  public static let misplacedDirective = DiagnosticID(
    "misplaced-directive", meaning: "A directive is used in a text that does not allow it.")
  public static let directiveArgument = DiagnosticID(
    "directive-argument", meaning: "A directive has a wrong, missing or unknown argument.")
  public static let directiveSyntax = DiagnosticID(
    "directive-syntax", meaning: "The line that begins a directive is not complete.")
  public static let tableColumns = DiagnosticID(
    "table-columns", meaning: "A row of a table has more or fewer cells than the header.")
  public static let foreignSyntax = DiagnosticID(
    "foreign-syntax", severity: .warning,
    meaning: "A mark of another dialect of Markdown would be shown as plain text.")
  public static let footnote = DiagnosticID(
    "footnote", severity: .warning,
    meaning: "A footnote has no reference, or a reference has no footnote.")

  public static let linkSyntax = DiagnosticID(
    "link-syntax", severity: .warning,
    meaning: "A text looks like a link but is not one, or the definition of a link is not used.")

  /// Errors in a text, its front matter and its Markdown, or in a data file.
  static let texts: [DiagnosticID] = [
    .notUTF8, .controlCharacter, .frontMatterOpen, .frontMatterMissing, .yamlSyntax, .yamlKey,
    .yamlAnchor, .tomlSyntax, .jsonSyntax, .duplicateKey, .unknownKey, .missingKey, .wrongType,
    .outOfBounds, .unknownWord, .rawHTML, .unsafeLink, .missingAlternativeText, .openCode,
    .codeLines, .deepNesting, .plainCode, .unknownDirective, .misplacedDirective,
    .directiveArgument, .directiveSyntax,
    .tableColumns, .foreignSyntax, .footnote, .linkSyntax,
  ]

  public static let templateSyntax = DiagnosticID(
    "template-syntax",
    meaning: "A template is not valid Mustache, or uses a part of it that is not supported.")
  public static let unknownTransform = DiagnosticID(
    "unknown-transform", meaning: "A template applies a transform that does not exist.")
  public static let unknownPartial = DiagnosticID(
    "unknown-partial", meaning: "A template includes or extends a template that does not exist.")
  public static let unknownBlock = DiagnosticID(
    "unknown-block",
    meaning: "A template fills a block that the template it extends does not have.")
  public static let unknownTemplate = DiagnosticID(
    "unknown-template", meaning: "A page needs a template that does not exist.")
  public static let unknownValue = DiagnosticID(
    "unknown-value", meaning: "A template uses a value that no page supplies.")
  public static let wrongValue = DiagnosticID(
    "wrong-value", meaning: "A template uses a value in a way that does not fit its kind.")
  public static let endlessTemplate = DiagnosticID(
    "endless-template", meaning: "A template includes itself endlessly.")

  /// Errors in a template.
  static let templates: [DiagnosticID] = [
    .templateSyntax, .unknownTransform, .unknownPartial, .unknownBlock, .unknownTemplate,
    .unknownValue, .wrongValue, .endlessTemplate,
  ]
}
