import Testing

@testable import Recordings

@Suite("The manifest of kept recordings")
struct RecordingManifestTests {
  @Test("keeps what one of its lines names")
  func lines() {
    let manifest = RecordingManifest(text: "# The cart.\n\nCartTests-*\n  SearchTests-empty\n")
    #expect(manifest.names.map(\.line) == [3, 4])
    #expect(manifest.keeps("CartTests-buying") && manifest.keeps("SearchTests-empty"))
    #expect(!manifest.keeps("SearchTests-emptyField") && !manifest.keeps("OtherCartTests-buying"))
  }

  @Test(
    "has any letters at a star",
    arguments: [
      ("*", "", true), ("*", "a", true), ("a*a", "a", false), ("a*a", "aa", true),
      ("*b*", "abc", true), ("*b*", "ac", false), ("a*b*c", "a-b-c", true),
      ("a*b*c", "a-c", false), ("", "", true), ("*ab*ab*", "ab", false), ("*ab*ab*", "abab", true),
    ])
  func stars(pattern: String, name: String, fits: Bool) {
    #expect(RecordingManifest.KeptName(pattern: pattern, line: 1).fits(name) == fits)
  }

  @Test("keeps nothing where it is empty")
  func empty() { #expect(!RecordingManifest(text: "").keeps("CartTests-buying")) }
}
