extension DiagnosticID {
  public static let noSite = DiagnosticID(
    "no-site", meaning: "The content folder has no `site.yml`.")
  public static let noReport = DiagnosticID(
    "no-report", meaning: "The site has no report on samples, patterns and scenarios.")
  public static let wrongAddress = DiagnosticID(
    "wrong-address",
    meaning: "The `base-url` in `site.yml` is not an address that a site can have.")
  public static let wrongLanguage = DiagnosticID(
    "wrong-language", meaning: "The `language` in `site.yml` is not a language tag.")
  public static let wrongTaxonomy = DiagnosticID(
    "wrong-taxonomy",
    meaning: "The name of a taxonomy is repeated, or cannot be a key and a folder.")
  public static let wrongKeyName = DiagnosticID(
    "wrong-key-name",
    meaning: "A key declared in `site.yml` already has a meaning, or cannot be used in templates.")
  public static let wrongBundle = DiagnosticID(
    "wrong-bundle",
    meaning: "A bundle of assets has a name, a kind or parts that cannot be joined to one file.")
  public static let folderWithoutPage = DiagnosticID(
    "folder-without-page", severity: .warning,
    meaning: "A folder of texts has no page of its own.")
  public static let unknownFolder = DiagnosticID(
    "unknown-folder", severity: .warning,
    meaning: "A folder that `site.yml` names has no texts, or no pages.")
  public static let wrongTerm = DiagnosticID(
    "wrong-term", meaning: "A term of a taxonomy has no letter or digit to make an address from.")
  public static let repeatedTerm = DiagnosticID(
    "repeated-term", meaning: "A list contains the same value twice.")
  public static let twoSpellings = DiagnosticID(
    "two-spellings", severity: .warning, meaning: "Texts spell a term in two ways.")
  public static let wrongDate = DiagnosticID(
    "wrong-date", meaning: "A value that should be a date is not one.")
  public static let emptyTitle = DiagnosticID(
    "empty-title", meaning: "A page has an empty title.")
  public static let placeholderSummary = DiagnosticID(
    "placeholder-summary", severity: .warning,
    meaning: "The summary of a text is still the placeholder of a new text.")
  public static let wrongAlias = DiagnosticID(
    "wrong-alias", meaning: "An alias of a page is not a path within the site.")
  public static let sameName = DiagnosticID(
    "same-name", meaning: "Two data files would have the same name in templates.")
  public static let samePath = DiagnosticID(
    "same-path", meaning: "Two pages or files would have the same path.")
  public static let pathClash = DiagnosticID(
    "path-clash", meaning: "A file and a folder would have the same path.")
  public static let wrongPath = DiagnosticID(
    "wrong-path", meaning: "A page or a file has a path that is not below the site's root.")
  public static let unportableName = DiagnosticID(
    "unportable-name", severity: .warning,
    meaning: "A page or a file has a name that is not allowed on Windows or on some hosts.")
  public static let caseCollision = DiagnosticID(
    "case-collision", meaning: "Two paths differ in upper and lower case only.")
  public static let brokenLink = DiagnosticID(
    "broken-link", meaning: "A link, an image or another reference leads to nothing.")
  public static let externalLink = DiagnosticID(
    "external-link",
    meaning: "An address outside of the site does not exist, has moved, or could not be checked.")
  public static let suggestionsEnded = DiagnosticID(
    "suggestions-ended", severity: .note,
    meaning: "There are more problems than a build looks up suggestions for.")
  public static let brokenAnchor = DiagnosticID(
    "broken-anchor", meaning: "A link leads to an anchor that its page does not have.")
  public static let repeatedAnchor = DiagnosticID(
    "repeated-anchor", meaning: "A page has the same `id` twice.")

  /// Errors in a site's configuration, its pages and the links between them.
  static let sites: [DiagnosticID] = [
    .noSite, .noReport, .wrongAddress, .wrongLanguage, .wrongTaxonomy, .wrongKeyName,
    .wrongBundle, .folderWithoutPage, .unknownFolder, .wrongTerm, .repeatedTerm, .twoSpellings,
    .wrongDate, .emptyTitle, .placeholderSummary,
    .wrongAlias, .sameName, .samePath, .pathClash, .wrongPath, .unportableName,
    .caseCollision, .brokenLink, .externalLink, .brokenAnchor, .suggestionsEnded, .repeatedAnchor,
  ]

  public static let unreadable = DiagnosticID(
    "unreadable", meaning: "A file or a folder cannot be read.")
  public static let unwritable = DiagnosticID(
    "unwritable", meaning: "A file or a folder cannot be written.")
  public static let busy = DiagnosticID(
    "busy", meaning: "Another build is writing to the same folder.")
  public static let notASite = DiagnosticID(
    "not-a-site", meaning: "The output folder contains files that no build wrote.")
  public static let fileInTheWay = DiagnosticID(
    "file-in-the-way",
    meaning: "An unmanaged file in the output folder has the name of a new file.")
  public static let unwatchable = DiagnosticID(
    "unwatchable", meaning: "Changes of files cannot be watched.")
  public static let portInUse = DiagnosticID(
    "port-in-use", meaning: "Another program listens on the port of the preview.")
  public static let portNotAllowed = DiagnosticID(
    "port-not-allowed",
    meaning: "The port of the preview needs permissions that the user does not have.")
  public static let notServed = DiagnosticID(
    "not-served", meaning: "The preview cannot be served for another reason.")

  /// Errors in reading, writing and serving folders.
  static let files: [DiagnosticID] = [
    .unreadable, .unwritable, .busy, .notASite, .fileInTheWay, .unwatchable, .portInUse,
    .portNotAllowed, .notServed,
  ]

  public static let noSource = DiagnosticID(
    "no-source", meaning: "A folder contains no site that could be imported.")
  public static let markKept = DiagnosticID(
    "mark-kept", severity: .warning,
    meaning: "A shortcode or tag of another generator was kept as text.")
  public static let markChanged = DiagnosticID(
    "mark-changed", severity: .warning,
    meaning: "A mark of another generator was simplified or left out.")
  public static let missingInclude = DiagnosticID(
    "missing-include", severity: .warning,
    meaning: "A file that an imported text includes cannot be read, or lacks the named part.")
  public static let keyChanged = DiagnosticID(
    "key-changed", severity: .warning,
    meaning: "A key of imported front matter was changed or left out.")
  public static let fileLeftOut = DiagnosticID(
    "file-left-out", severity: .warning, meaning: "A file was not imported.")
  public static let placeChanged = DiagnosticID(
    "place-changed", severity: .warning,
    meaning: "An imported page has another address than before, or fewer aliases.")
  public static let linkKept = DiagnosticID(
    "link-kept", severity: .warning,
    meaning: "A link of an imported text was broken in the original site.")

  /// Errors and warnings about a site that is imported from another generator.
  static let imports: [DiagnosticID] = [
    .noSource, .markKept, .markChanged, .missingInclude, .keyChanged, .fileLeftOut, .placeChanged,
    .linkKept,
  ]
}
