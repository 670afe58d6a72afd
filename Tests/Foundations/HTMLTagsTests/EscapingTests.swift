import HTMLTags
import Testing

@Suite("Escaping")
struct EscapingTests {
  private static let text = "a < b && \"c\" > 'd'\u{1}\u{7F}\n\té"

  @Test("is right for attribute values and content alike")
  func everywhere() {
    var bytes: [UInt8] = []
    bytes.appendEscaped(Self.text)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "a &lt; b &amp;&amp; &quot;c&quot; &gt; &#39;d&#39;\u{FFFD}\u{FFFD}\n\té")
  }
}
