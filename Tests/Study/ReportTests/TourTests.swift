import Foundation
import Testing

@testable import Evidence
@testable import Report

@Suite("A tour")
@MainActor
struct TourTests {
  private static func tours() async throws -> [(path: String, html: String)] {
    try await PublishedSite.pages().filter {
      $0.path.wholeMatch(of: #/tours/[^/]+/index.html/#) != nil
    }
  }

  @Test("has evidence at every stop but the last, which leads on")
  func stops() async throws {
    let tours = try await Self.tours()
    #expect(tours.count >= 5)
    for tour in tours {
      let stops = tour.html.components(separatedBy: "<section class=\"stop").dropFirst()
      #expect(stops.count >= 5, "\(tour.path)")
      for stop in stops.dropLast() { #expect(stop.contains("Figure "), "\(tour.path)") }
      let last = try #require(stops.last)
      #expect(last.matches(of: #/<a href="\.\./#).count >= 2, "\(tour.path)")
    }
  }

  @Test("leads from each stop to the one before and the one after")
  func onward() async throws {
    for tour in try await Self.tours() {
      let anchors = tour.html.matches(of: #/<h2 id="([^"]+)">/#).map { String($0.1) }
      let before = tour.html.matches(of: #/rel="prev" href="#([^"]+)"/#).map { String($0.1) }
      let after = tour.html.matches(of: #/rel="next" href="#([^"]+)"/#).map { String($0.1) }
      #expect(before == Array(anchors.dropLast()), "\(tour.path)")
      #expect(after == Array(anchors.dropFirst()), "\(tour.path)")
    }
  }

  @Test("has a twin in which evidence is written out")
  func twins() async throws {
    let files = try await PublishedSite.files
    for tour in try await Self.tours() {
      let twin = try #require(files[tour.path.replacing(".html", with: ".md")])
      #expect(!twin.contains("counterpoint:"), "\(tour.path)")
      #expect(twin.contains("## Where to go on"), "\(tour.path)")
    }
  }
}
