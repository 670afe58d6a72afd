import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Recordings that cannot be shown")
struct RefusedRecordingTests {
  @Test("are all reported, each with its line, its column and what helps")
  func everything() async throws {
    let folder = try TemporaryFolder {
      Folder("Recordings") {
        TextFile(
          "broken.txt",
          "Store#1: stor\nView\n---\ntest calls Store#1 a()\n    Store#1 cals Store#1 b()\n")
        TextFile(
          "deep.txt", "Store#1: store\n---\ntest calls Store#1 a()\n    Store#1 calls Stor#1 b()\n")
        TextFile("list.txt", "milk: two\n")
        TextFile("right.txt", PlantedRecordings.asking)
        TextFile("README.md", "No recording.")
      }
      TextFile(
        "cart.yml",
        PlantedRecordings.contract.replacing("view -> view model", with: "view -> view modle"))
    }
    let site = try await RecordingSite(of: folder, contract: "cart.yml")
    #expect(
      site.faults == [
        "broken.txt:1:10 unknown-role", "broken.txt:2:1 not-a-recording",
        "broken.txt:5:5 not-a-recording", "deep.txt:4:5 not-a-recording",
        "deep.txt:4:19 not-a-recording", "list.txt not-a-recording", "cart.yml:9:13 unknown-role",
      ])
    let suggestions = site.diagnostics.compactMap(\.suggestion)
    for word in ["store", "calls", "Store#1", "view model"] {
      #expect(suggestions.contains("did you mean '\(word)'?"), "\(suggestions)")
    }
  }

  @Test("are missed where a folder has none")
  func none() async throws {
    let folder = try TemporaryFolder {
      Folder("Recordings") { TextFile("notes.md", "No recording.") }
    }
    let site = try await RecordingSite(of: folder, against: "Missing")
    #expect(site.faults == ["Missing unreadable", "Recordings no-recordings"])
  }

  @Test("have a role that the contract does not have")
  func contract() async throws {
    let folder = try TemporaryFolder {
      Folder("Recordings") { TextFile("right.txt", PlantedRecordings.asking) }
      TextFile(
        "cart.yml",
        "title: Another\nmodule: Another\nroles:\n  store: Holds.\n  view: Shows.\ndirections:\n"
          + "  - store ~> view\n")
    }
    let site = try await RecordingSite(of: folder, contract: "cart.yml")
    #expect(site.faults == ["cart.yml undeclared-role"])
    #expect(site.diagnostics.first?.explanation == "'Service#1' has this role in 'right'.")
  }
}
