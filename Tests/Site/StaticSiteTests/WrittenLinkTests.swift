import Diagnostics
import StaticSite
import TestSupport
import Testing

@Suite("Links as they are written") struct WrittenLinkTests {
  @Test("keep their line with letters other than ASCII, and show what they stand for")
  func written() async throws {
    let site = try ListingSite([
      "content/a.md": "---\ntitle: A\n---\n# Größe\n\n[b](#große) [c](b.md#höhe)\n",
      "content/b.md": "---\ntitle: B\n---\n", "content/files/x.txt": "x",
      "content/c.md": "---\ntitle: C\n---\n[d](files/) [e](old/b)\n",
    ])
    let found = await site.built().diagnostics
    #expect(
      found.map(\.message) == [
        "'#große' leads to a page that has no anchor 'große'",
        "'b.md#höhe' leads to a page that has no anchor 'höhe'", "'files/' leads nowhere",
        "'old/b' leads nowhere",
      ])
    #expect(found.map { $0.location?.line } == [6, 6, 4, 4])
    #expect(found[1].explanation == "It means '/b/#höhe'. The page '/a/' links to it.")
    #expect(found[2].explanation?.contains("A folder that contains only files") == true)
    #expect(found[3].explanation?.contains("It means '/old/b'.") == true)
  }

  @Test("may lead to anchors that are written by hand")
  func anchors() async throws {
    let site = try ListingSite([
      "content/a.md":
        """
      ---\ntitle: A\nraw-html: true\n---\n<a name=\"b\"></a> <a id=\"c\" name=\"c\"></a> <p \
      id=d>\n\n<a name=\"e\"></a>\n\n# E\n\n[b](#b) [c](#c) [d](#d) [e](#e)\n
      """
    ])
    #expect(await site.built().diagnostics.isEmpty)
  }
}
