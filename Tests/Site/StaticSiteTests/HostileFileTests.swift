import Diagnostics
import Foundation
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("Files of unusual names and kinds") struct HostileFileTests {
  @Test(
    "are linked to so that the link works",
    arguments: ["a#b", "a?b", "a%41", "a%2e%2eb", "a b", "ä", "a:b", "a;b", "a\\b", "a&b", "100%"])
  func names(_ name: String) async throws {
    let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let site = try ListingSite([
      "content/\(name).md": "---\ntitle: A\n---\n", "content/\(name).txt": "x",
      "content/b.md": "---\ntitle: B\n---\n[a](\(encoded).md) [x](\(encoded).txt)\n",
    ])
    let built = await site.built()
    #expect(site.found(built).filter { !$0.contains("[unportable-name]") } == [])
    for page in ["index.html", "b/index.html"] {
      let html = String(decoding: built.file(at: page)?.bytes ?? [], as: UTF8.self)
      let base = try #require(URL(string: "https://example.org/\(page)"))
      let links = html.matches(of: #/href="([^"]*)"/#).map { String($0.1) }
      #expect(!links.isEmpty)
      for link in links {
        let plain = link.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
        let url = try #require(URL(string: plain, relativeTo: base))
        let path = String(url.absoluteURL.path(percentEncoded: true).dropFirst())
        let decoded = path.removingPercentEncoding ?? path
        #expect(url.host() == "example.org", "\(link)")
        #expect(built.file(at: decoded) != nil, "\(link)")
      }
    }
  }

  @Test("are refused where nobody could write or name them")
  func refused() async throws {
    let long = String(repeating: "a", count: 300)
    let site = try ListingSite([
      "content/a\nb.md": "---\ntitle: A\n---\n",
      "content/c.md": "---\ntitle: C\ntags: [\(long)]\n---\n",
    ])
    let found = site.found(await site.built()).filter { $0.contains("[wrong-path]") }
    #expect(found.count == 2)
    #expect(found.contains { $0.contains("'a·b/index.html'") && $0.contains("line break") })
    #expect(found.contains { $0.contains("longer than 255 bytes") && $0.contains("c.md:3") })
  }

  @Test(
    "are warned of where Windows could not hold them",
    arguments: ["CON", "com1.b", "a:b", "a?b", "a<b>", "a|b", "a ", "a.", "a*b", "a\"b", "a\\b"])
  func unportable(_ name: String) async throws {
    let site = try ListingSite(["content/\(name)/x.txt": "x", "content/console.txt": "x"])
    let found = await site.built().diagnostics
    #expect(found.map(\.id) == [.unportableName] && found.map(\.severity) == [.warning])
  }

  @Test("are never suggested for themselves")
  func suggestions() async throws {
    let site = try ListingSite([
      "content/the-name-of-it%41.md": "---\ntitle: A\n---\n",
      "content/b.md": "---\ntitle: B\n---\n[a](the-name-of-it%41.md) [b](/the-name-of-it%41/)\n",
    ])
    let suggestions = await site.built().diagnostics.compactMap(\.suggestion)
    #expect(
      suggestions == [
        "did you mean 'the-name-of-it%2541.md'?", "did you mean '/the-name-of-it%2541/'?",
      ])
  }

  @Test("are not opened if they are pipes", .timeLimit(.minutes(20)))
  func pipes() async throws {
    let site = try ListingSite([:])
    let paths = [
      "content/pipe.md", "content/pipe.txt", "content/data/pipe.yml", "templates/pipe.mustache",
      "templates/assets/pipe.css",
    ]
    for path in paths {
      try site.folder.write("", to: path)
      try FileManager.default.removeItem(atPath: site.folder.path(path))
      #expect(mkfifo(site.folder.path(path), 0o600) == 0)
    }
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("content/link.txt"), withDestinationPath: "/dev/zero")
    let found = site.found(await site.built())
    #expect(
      found
        == (paths + ["content/link.txt"]).sorted().map {
          "\($0): error: expected a file, found a pipe, a socket or a device [unreadable]"
        })
  }

  @Test(
    "are named where their names are not UTF-8",
    arguments: [("caf\u{E9}.md", "file"), ("\u{E9}.txt", "file"), ("caf\u{E9}", "folder")])
  func latinNames(_ name: String, _ kind: String) async throws {
    let site = try ListingSite([:])
    let path = "\(site.folder.path("content"))/".utf8 + name.unicodeScalars.map { UInt8($0.value) }
    let isMade = (path + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { path in
      path.baseAddress.map { kind == "folder" ? mkdir($0, 0o700) : mkfifo($0, 0o600) } == 0
    }
    // Some file systems refuse such names.
    guard isMade else { return }
    let shown = name.replacing("\u{E9}", with: "\u{FFFD}") + (kind == "folder" ? "/" : "")
    #expect(
      site.found(await site.built())
        == ["content/\(shown): error: the name of this \(kind) is not valid UTF-8 [unreadable]"])
  }

  @Test("are copied without being held, and too long a text is not read")
  func memory() async throws {
    let site = try ListingSite(["content/long.md": "---\ntitle: A\n---\n"])
    let big = site.folder.path("content/big.bin")
    try site.folder.write("x", to: "content/big.bin")
    // Both are sparse: they take no room on the disk.
    #expect(truncate(big, 4 << 40) == 0)
    #expect(truncate(site.folder.path("content/long.md"), 100_000_000) == 0)
    let built = await site.built()
    #expect(
      site.found(built) == ["content/long.md: error: the text is longer than 16 MB [unreadable]"])
    #expect(built.files.contains { $0.path == "big.bin" })
  }
}
