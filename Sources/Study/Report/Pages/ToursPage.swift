import StaticSite

/// The list of the tours.
struct ToursPage {
  /// The one text of the list.
  static let kind = PageKind("tours", withEvidenceIn: "tours/index.md") { texts, text, prose in
    ListedTexts(text: text, prose: prose, listed: texts.of(TourPage.kind)).page
  }
}
