import Diagrams
import Evidence
import Identifiers
import SiteFiles
import SiteTemplates
import StaticSite

extension Page {
  /// The page with a picture that stands for it where others link to it, drawn from some contours.
  ///
  /// - Parameter contours: Those that the page shows; without any there is no picture.
  /// - Returns: The page, with the picture's file beside it.
  func previewed(by contours: [Contour]) -> Page {
    guard !contours.isEmpty else { return self }
    let file = OutputFile(path: "\(path)preview.png", bytes: Contour.preview(of: contours))
    var page = self
    page.files.append(file)
    page.values[Page.pictureKey] = .string("/\(file.path)")
    return page
  }
}

extension PlayedScenarios {
  /// The contours by which some patterns are known: those of the first scenario that all of them
  /// played, of at most four of them.
  func previewContours(of patterns: [PatternID]) -> [Contour] {
    let chosen = patterns.prefix(4)
    let played = all.first { Set($0.performances.map(\.pattern)).isSuperset(of: chosen) }
    return Array(chosen).compactMap { pattern in
      played?.contours.first { $0.performance.pattern == pattern }?.contour
    }
  }
}
