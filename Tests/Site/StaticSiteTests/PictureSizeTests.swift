import Diagnostics
import Foundation
import SiteFiles
import TestSupport
import Testing

@testable import StaticSite

@Suite("The size of a picture") struct PictureSizeTests {
  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    big(number, count).reversed()
  }

  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + big(13, 4) + Array("IHDR".utf8) + big(width, 4)
      + big(height, 4) + [8, 2, 0, 0, 0]
  }

  private static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil) -> [UInt8] {
    let exif: [UInt8] =
      orientation.map { orientation in
        let directory =
          big(1, 2) + big(0x0112, 2) + big(3, 2) + big(1, 4) + big(orientation, 2) + [0, 0]
        let content = Array("Exif\0\0MM".utf8) + big(42, 2) + big(8, 4) + directory
        return [0xFF, 0xE1] + big(content.count + 2, 2) + content
      } ?? []
    return [0xFF, 0xD8, 0xFF, 0xE0] + big(4, 2) + [0, 0] + exif + [0xFF, 0xC4] + big(3, 2) + [0]
      + [0xFF, 0xFF, 0xC2] + big(11, 2) + [8] + big(height, 2) + big(width, 2) + [1, 0, 0, 0]
  }

  @Test("is what the head of its file says")
  func sizes() throws {
    func size(_ bytes: [UInt8]) -> [Int]? {
      PictureSize(head: bytes).map { [$0.width, $0.height] }
    }
    func svg(_ text: String) -> [Int]? { size(Array(text.utf8)) }
    #expect(size(Self.png(300, 20)) == [300, 20])
    #expect(size(Self.jpeg(300, 20)) == [300, 20])
    #expect(size(Self.jpeg(300, 20, orientation: 1)) == [300, 20])
    // Browsers turn it.
    #expect(size(Self.jpeg(300, 20, orientation: 6)) == [20, 300])
    #expect(size(Array("GIF89a".utf8) + Self.little(300, 2) + Self.little(20, 2)) == [300, 20])
    let webP = Array("RIFF....WEBP".utf8)
    #expect(
      size(
        webP + Array("VP8X".utf8) + Self.little(10, 4) + Self.little(0, 4) + Self.little(299, 3)
          + Self.little(19, 3)) == [300, 20])
    #expect(
      size(webP + Array("VP8L".utf8) + Self.little(10, 4) + [0x2F] + Self.little(299 | 19 << 14, 4))
        == [300, 20])
    #expect(
      size(
        webP + Array("VP8 ".utf8) + Self.little(10, 4) + [0, 0, 0, 0x9D, 1, 0x2A]
          + Self.little(300, 2) + Self.little(20, 2)) == [300, 20])
    #expect(svg("<?xml version='1.0'?>\n<svg\nwidth=\"30px\" height=\"20\">") == [30, 20])
    #expect(svg("<svg viewBox=\"0 0 240 40\" width=\"100%\">") == [240, 40])
    #expect(svg("<svg width=\"1e400\" height=\"2\">") == nil)
    #expect(size(Self.png(0, 20)) == nil)
  }

  @Test("of what is cut off or no picture is not known, whatever it is")
  func hostile() {
    var generator = SeededGenerator(state: 3)
    for bytes in [Self.png(3, 2), Self.jpeg(3, 2, orientation: 6), Array("<svg viewBox=\"".utf8)] {
      let whole = PictureSize(head: bytes)
      for count in bytes.indices {
        let known = PictureSize(head: Array(bytes[..<count]))
        #expect(known == nil || known == whole)
      }
      for _ in 0..<500 {
        var spoiled = bytes
        spoiled[Int.random(in: spoiled.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
        let known = PictureSize(head: spoiled)
        #expect(known.map { $0.width > 0 && $0.height > 0 } ?? true)
      }
    }
  }

  @Test("is on the page, and follows the file while a site is edited")
  func page() async throws {
    let small = try ListingSite([
      "content/notes/index.md": "---\ntitle: N\n---\n",
      "content/notes/a.md":
        "---\ntitle: A\n---\n![One](a.png) ![Two](/notes/a.png \"t\") ![Far](https://e.org/a.png)\n",
    ])
    func write(_ width: Int) throws {
      try Data(Self.png(width, 20)).write(
        to: small.folder.url.appending(path: "content/notes/a.png"))
    }
    try write(30)
    let site = Site(
      SiteSetup(content: small.folder.path("content"), templates: small.folder.path("templates")))
    func text(_ built: BuiltSite) -> String {
      String(decoding: built.file(at: "notes/a/index.html")?.bytes ?? [], as: UTF8.self)
    }
    let first = await site.build()
    #expect(small.found(first) == [])
    #expect(
      text(first).contains(
        "<img src=\"../a.png\" alt=\"One\" width=\"30\" height=\"20\" /> "
          + "<img src=\"../a.png\" alt=\"Two\" title=\"t\" width=\"30\" height=\"20\" loading=\"lazy\" /> "
          + "<img src=\"https://e.org/a.png\" alt=\"Far\" />"))
    try write(50)
    let second = await site.update([small.folder.path("content/notes/a.png")])
    #expect(text(second).contains("width=\"50\""))
    #expect(second.changedFiles == ["notes/a.png", "notes/a/index.html"])
  }
}
