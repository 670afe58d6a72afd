import Diagnostics
import Foundation
import StaticSite
import TestSupport
import Testing

@Suite("Faults of a site") struct SiteDiagnosticTests {
  static let rows = [
    configurationDiagnostics, frontMatterDiagnostics, yamlDiagnostics, bodyDiagnostics,
    linkDiagnostics, addressDiagnostics,
    templateDiagnostics, valueDiagnostics, dataDiagnostics, assetDiagnostics, fileDiagnostics,
    outputDiagnostics, markupDiagnostics,
  ].flatMap(\.self)

  @Test("A hundred are known, none of them twice")
  func count() {
    #expect(Self.rows.count >= 100)
    #expect(Set(Self.rows.map { "\($0.changes)" }).count == Self.rows.count)
  }

  /// All ids but `busy`, which takes a second build at the same time.
  static let ids: Set<DiagnosticID> = [
    .brokenAnchor, .brokenLink, .caseCollision, .controlCharacter, .deepNesting, .duplicateKey,
    .emptyTitle,
    .endlessTemplate, .fileInTheWay,
    .frontMatterMissing, .frontMatterOpen, .jsonSyntax, .missingAlternativeText,
    .folderWithoutPage, .missingKey, .notASite, .notUTF8, .openCode, .outOfBounds, .pathClash,
    .rawHTML,
    .repeatedAnchor, .repeatedTerm, .sameName, .samePath, .tableColumns, .templateSyntax,
    .tomlSyntax, .twoSpellings, .unknownBlock, .unknownDirective, .unknownKey, .unknownPartial,
    .unknownTemplate,
    .unknownTransform, .unknownValue, .unknownWord, .unreadable, .unsafeLink, .unwritable,
    .wrongAddress, .wrongAlias, .wrongBundle, .wrongDate, .wrongKeyName, .wrongLanguage, .wrongPath,
    .wrongName, .wrongTaxonomy, .wrongTerm, .wrongType,
    .wrongValue, .yamlAnchor, .yamlKey, .yamlSyntax,
  ]

  @Test("Every kind is among them, and what may be misspelt is answered with what was meant")
  func kinds() {
    let diagnostics = Self.rows.flatMap(\.diagnostics)
    let found = Set(
      diagnostics.compactMap { $0.firstMatch(of: #/\[([a-z0-9-]+)\](;|$)/#)?.1 }
        .map { DiagnosticID(String($0)) })
    #expect(found == Self.ids)
    let misspelt = Self.ids.filter {
      $0.rawValue.hasPrefix("unknown-") || $0.rawValue.hasPrefix("broken-")
    }
    for id in misspelt {
      #expect(diagnostics.contains { $0.contains("[\(id)]; did you mean '") }, "\(id)")
    }
  }

  /// The ids of which some fault can be mended by a replacement.
  static let mended: Set<DiagnosticID> = [
    .twoSpellings, .unknownBlock, .unknownDirective, .unknownKey, .unknownPartial, .unknownTemplate,
    .unknownValue, .unknownWord, .wrongType,
  ]

  @Test("What is replaced as it is suggested is no fault any more")
  func replacements() async throws {
    var ids: Set<DiagnosticID> = []
    for row in Self.rows {
      let small = try SmallSite()
      try await small.build()
      for change in row.changes { try small.folder.apply(change) }
      for diagnostic in await small.diagnostics() {
        guard let replacement = diagnostic.replacement else { continue }
        let file = URL(fileURLWithPath: replacement.file)
        let text = try String(contentsOf: file, encoding: .utf8)
        let mended = try #require(replacement.applied(to: text), "\(diagnostic)")
        try Data(mended.utf8).write(to: file)
        #expect(
          !(await small.diagnostics()).contains { $0.message == diagnostic.message },
          "\(diagnostic)")
        #expect(diagnostic.suggestion?.contains(replacement.text) == true, "\(diagnostic)")
        try Data(text.utf8).write(to: file)
        ids.insert(diagnostic.id)
      }
    }
    #expect(ids == Self.mended)
  }

  @Test("The other place that belongs to a fault is shown with it")
  func notes() async throws {
    var found: Set<String> = []
    for row in Self.rows {
      let small = try SmallSite()
      try await small.build()
      for change in row.changes { try small.folder.apply(change) }
      for diagnostic in await small.diagnostics() {
        for note in diagnostic.notes { found.insert("\(diagnostic.id): \(note.message)") }
      }
    }
    #expect(
      found == [
        "duplicate-key: first defined here", "repeated-term: first listed here",
        "path-clash: the other one comes from here", "same-name: the other is here",
        "same-path: the other one comes from here",
        "two-spellings: written this way here", "wrong-taxonomy: first listed here",
      ])
  }

  @Test("Each is reported where it is, and the site stays as it was", arguments: rows)
  func diagnostics(_ row: WrongSite) async throws {
    let small = try SmallSite()
    try await small.build()
    for change in row.changes { try small.folder.apply(change) }
    let before = try small.folder.state(of: "")
    let found = await small.diagnostics().map { diagnostic in
      let place = diagnostic.description.replacing(small.folder.url.path + "/", with: "")
      let near = diagnostic.suggestion.flatMap { $0.hasPrefix("did you mean") ? $0 : nil }
      return place + (near.map { "; \($0)" } ?? "")
    }
    #expect(found == row.diagnostics)
    #expect(try small.folder.state(of: "") == before)
  }
}
