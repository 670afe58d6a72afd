import StaticSite

/// The list of the guide's pages.
struct GuidesPage {
  /// The one text of the list.
  static let kind = PageKind("guides", withEvidenceIn: "guide/index.md") { texts, text, prose in
    ListedTexts(text: text, prose: prose, listed: texts.of(GuidePage.kind)).page
  }
}
