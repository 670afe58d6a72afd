import StaticSite
import Testing

@Suite("A base URL") struct BaseURLTests {
  @Test(
    "names a host, perhaps a port, and folders",
    arguments: [
      ("https://example.org", "https://example.org/"),
      ("http://localhost:8000/a/", "http://localhost:8000/a/"),
      ("https://example.org:65535/a/@b", "https://example.org:65535/a/@b/"),
      ("https://[::1]:8000/", "https://[::1]:8000/"),
      ("https://bücher.example/", "https://bücher.example/"),
      ("https://a_b.example.org/c.d/", "https://a_b.example.org/c.d/"),
    ])
  func right(_ url: String, _ normalized: String) {
    #expect(SiteConfiguration.normalizedBaseURL(url) == normalized)
  }

  @Test(
    "has nothing else",
    arguments: [
      "", "example.org", "ftp://example.org/", "https://", "https:///x", "https://:80/",
      "https://example.org:/", "https://example.org:0/", "https://example.org:99999/",
      "https://example.org:99999999999999999999/", "https://example.org:x/",
      "https://user@example.org/", "https://user:word@example.org/", "https://example..org/",
      "https://.example.org/", "https://example.org/a/../b/", "https://example.org/./",
      "https://example.org/%2E%2e/a/", "https://example.org//", "https://example.org/a//b/",
      "https://example.org/a//", "https://example.org/?a", "https://example.org/#a",
      "https://example.org/a b/", "https://example.org\\a/", "https://example.org/a\n",
    ])
  func wrong(_ url: String) {
    #expect(SiteConfiguration.normalizedBaseURL(url) == nil)
  }
}
