import Diagnostics
import Foundation
import Recordings
import TestSupport
import Testing

@testable import RecordingPages

@Suite("A site of recordings")
struct RecordingPageTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder {
      Folder("Recordings") {
        TextFile("CartTests-adding.txt", PlantedRecordings.adding)
        TextFile("CartTests-asking.txt", PlantedRecordings.asking)
      }
      Folder("Kept") {
        TextFile(
          "CartTests-adding.txt",
          PlantedRecordings.adding.replacing(
            "  View#1 calls Model#1 add", with: "  View#1 calls Model#1 put"))
        TextFile("CartTests-gone.txt", PlantedRecordings.asking)
      }
      TextFile("cart.yml", PlantedRecordings.contract)
    }
  }

  @Test("has a page and a twin for each test, type and role")
  func pages() async throws {
    let site = try await RecordingSite(of: folder())
    #expect(site.faults == [])
    let pages = [
      "", "tests/carttests-adding/", "tests/carttests-asking/", "types/model/", "types/service/",
      "types/store/", "types/view/", "roles/model/", "roles/store/", "roles/view-model/",
      "roles/view/",
    ]
    let all = site.files.keys.filter { $0.hasSuffix("index.html") && !$0.hasPrefix("search/") }
    #expect(all.sorted() == pages.map { "\($0)index.html" }.sorted())
    #expect(pages.filter { site.files["\($0)index.md"] == nil } == [])
  }

  @Test("shows every row of a test, in order, and how long its objects live")
  func test() async throws {
    let files = try await RecordingSite(of: folder()).files
    let page = try #require(files["tests/carttests-adding/index.md"])
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("- S ") || $0.hasPrefix("- V") }
    #expect(
      rows.prefix(5) == [
        "- S is created Store#1", "- VM is created Model#1", "- VM calls S observe(closure)",
        "- VM subscribes to S observe(\\_:)", "- V is created View#1",
      ])
    #expect(page.contains("| Store#1 | test | 1 | 14 |"))
    #expect(page.contains("| Model#1 | test | 2 | still there |"))
    let html = try #require(files["tests/carttests-adding/index.html"])
    #expect(html.contains("class=\"staff g3\""))
    #expect(html.matches(of: /class="step" id="step-[0-9]+"/).count == 5)
    let digest = try KeptRecording(text: PlantedRecordings.adding).digest
    #expect(html.contains(digest))
  }

  @Test("counts between roles what the files say")
  func counts() async throws {
    let site = try await RecordingSite(of: folder())
    let page = try #require(site.files["index.md"])
    let counts = PlantedRecordings.messages(
      between: [PlantedRecordings.adding, PlantedRecordings.asking])
    let verbs = ["→": "calls", "—○": "reads", "⇢": "notifies"]
    #expect(counts.count == 5)
    for (arrow, count) in counts {
      let sentence = verbs.reduce(arrow) { $0.replacing(" \($1.key) ", with: " \($1.value) ") }
      #expect(page.contains("| \(sentence) | seen | \(count) |"), "\(sentence) in \(page)")
    }
    #expect(page.matches(of: /\| seen \|/).count == counts.count)
  }

  @Test("says of each direction what the contract says")
  func contract() async throws {
    let site = try await RecordingSite(of: folder(), contract: "cart.yml")
    let page = try #require(site.files["index.md"])
    let counts = PlantedRecordings.messages(
      between: [PlantedRecordings.adding, PlantedRecordings.asking])
    let verdicts = [
      ("view → view model", "view calls view model", "allowed"),
      ("view model → store", "view model calls store", "allowed"),
      ("store ⇢ view model", "store notifies view model", "allowed"),
      ("view model → model", "view model calls model", "allowed, not seen"),
      ("view model —○ store", "view model reads store", "allowed"),
      ("store → model", "store calls model", "not allowed"),
    ]
    for (arrow, sentence, verdict) in verdicts {
      #expect(page.contains("| \(sentence) | \(verdict) | \(counts[arrow] ?? 0) |"), "\(page)")
    }
    #expect(
      page.contains("**Not allowed**: the store 'Store' calls 'ask(\\_:)' of the model 'Service'"))
    let test = try #require(site.files["tests/carttests-asking/index.md"])
    #expect(test.contains("**Not allowed**"))
    #expect(site.files["tests/carttests-adding/index.md"]?.contains("Not allowed") == false)
  }

  @Test("says of a type who acts on it, and of a role what the contract says of it")
  func types() async throws {
    let site = try await RecordingSite(of: folder(), contract: "cart.yml")
    let type = try #require(site.files["types/store/index.md"])
    #expect(
      type.contains(
        "[Store](index.md) calls [Service](../service/index.md) `ask(_:)`: 1"))
    #expect(
      type.contains(
        "[Model](../model/index.md) reads [Store](index.md) `items`: 1"))
    let role = try #require(site.files["roles/store/index.md"])
    #expect(role.contains("Holds."))
    #expect(role.contains("- store calls model: 1, not allowed"))
  }

  @Test("begins the difference to a kept state with new arrows")
  func difference() async throws {
    let site = try await RecordingSite(of: folder(), against: "Kept")
    let page = try #require(site.files["difference/index.md"])
    #expect(page.contains("1 test changed, 1 added, 1 removed, 0 equal."))
    #expect(page.contains("- [CartTests-asking](../tests/carttests-asking/index.md)"))
    #expect(page.contains("- CartTests-gone"))
    #expect(page.contains("- `+` View#1 calls Model#1 add("))
    #expect(page.contains("- `−` View#1 calls Model#1 put("))
    #expect(!page.contains("New arrows"))
    let other = try await RecordingSite(
      of: TemporaryFolder {
        Folder("Recordings") { TextFile("a.txt", PlantedRecordings.asking) }
        Folder("Kept") {
          TextFile(
            "a.txt",
            PlantedRecordings.asking.replacing(
              "  Store#1 calls Service", with: "  test calls Service"))
        }
      }, against: "Kept")
    let arrows = try #require(other.files["difference/index.md"])
    #expect(arrows.contains("## New arrows between types\n\n- `Store` now acts on `Service`."))
  }

  @Test("gives a role of the program the colour of its family")
  func rolesOfTheProgram() async throws {
    let folder = try TemporaryFolder {
      Folder("Recordings") {
        TextFile(
          "a.txt",
          PlantedRecordings.adding.replacing("Model#1: view model", with: "Model#1: mapper"))
      }
      TextFile(
        "cart.yml",
        """
        title: The cart
        module: Cart
        roles:
          view: Shows.
          mapper: { family: presentation, letters: MP, text: Turns items into rows. }
          store: Holds.
        directions:
          - view -> mapper
          - mapper -> store
          - store ~> mapper

        """)
    }
    let site = try await RecordingSite(of: folder, contract: "cart.yml")
    #expect(site.faults == [])
    let page = try #require(site.files["tests/a/index.html"])
    #expect(page.contains(#"<s class="P">MP</s>"#))
    #expect(page.contains(#"<span class="sign family-presentation">MP</span>"#))
    #expect(site.files["roles/mapper/index.md"]?.contains("Turns items into rows.") == true)
  }
}
