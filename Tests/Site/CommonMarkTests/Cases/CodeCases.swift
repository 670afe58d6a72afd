import Testing

@Suite("Code") struct CodeCases {
  @Test("Indented code", arguments: indented) func indent(_ row: MarkdownCase) { row.check() }
  @Test("Fenced code", arguments: fenced) func fence(_ row: MarkdownCase) { row.check() }
  @Test("Code spans", arguments: spans) func span(_ row: MarkdownCase) { row.check() }

  static let indented = [
    MarkdownCase("a line", "    let a = 1", "<pre><code>let a = 1\n</code></pre>"),
    MarkdownCase("more indented", "      a", "<pre><code>  a\n</code></pre>"),
    MarkdownCase("a tab", "\ta\tb", "<pre><code>a\tb\n</code></pre>"),
    MarkdownCase("space and a tab", "  \ta", "<pre><code>a\n</code></pre>"),
    MarkdownCase("an empty line within", "    a\n\n    b", "<pre><code>a\n\nb\n</code></pre>"),
    MarkdownCase("empty lines around", "\n    a\n\n", "<pre><code>a\n</code></pre>"),
    MarkdownCase("text after it", "    a\nb", "<pre><code>a\n</code></pre>\n<p>b</p>"),
    MarkdownCase(
      "nothing means anything", "    *a* <b> &amp;",
      "<pre><code>*a* &lt;b&gt; &amp;amp;\n</code></pre>"),
    MarkdownCase("space at the end is kept", "    a  ", "<pre><code>a  \n</code></pre>"),
  ]

  static let fenced = [
    MarkdownCase("backticks", "```\na\n```", "<pre><code>a\n</code></pre>"),
    MarkdownCase("tildes", "~~~\na\n~~~", "<pre><code>a\n</code></pre>"),
    MarkdownCase("too few", "``\na\n``", "<p><code>a</code></p>"),
    MarkdownCase("empty", "```\n```", "<pre><code></code></pre>"),
    MarkdownCase("empty lines", "```\n\n  \n```", "<pre><code>\n  \n</code></pre>"),
    MarkdownCase(
      "a language", "```swift\na\n```", "<pre><code class=\"language-swift\">a\n</code></pre>"),
    MarkdownCase(
      "a language after space", "~~~   swift   x=y\na\n~~~",
      "<pre><code class=\"language-swift\">a\n</code></pre>"),
    MarkdownCase(
      "a language with signs", "```c++&amp;\n```",
      "<pre><code class=\"language-c++&amp;\"></code></pre>"),
    MarkdownCase("left open", "```\na", "<pre><code>a\n</code></pre>"),
    MarkdownCase(
      "the other fence does not close", "```\n~~~\n```", "<pre><code>~~~\n</code></pre>"),
    MarkdownCase(
      "a shorter fence does not close", "````\n```\n````", "<pre><code>```\n</code></pre>"),
    MarkdownCase("a longer fence closes", "```\na\n`````", "<pre><code>a\n</code></pre>"),
    MarkdownCase(
      "text after the fence does not close", "```\na\n``` b", "<pre><code>a\n``` b\n</code></pre>"),
    MarkdownCase("closing fence indented", "```\na\n   ```", "<pre><code>a\n</code></pre>"),
    MarkdownCase(
      "closing fence indented too far", "```\na\n    ```", "<pre><code>a\n    ```\n</code></pre>"),
    MarkdownCase(
      "indentation taken off", "  ```\n  a\n    b\n c\n  ```", "<pre><code>a\n  b\nc\n</code></pre>"
    ),
    MarkdownCase("indented too far", "    ```\n    a", "<pre><code>```\na\n</code></pre>"),
    MarkdownCase(
      "within a paragraph", "a\n```\nb\n```\nc", "<p>a</p>\n<pre><code>b\n</code></pre>\n<p>c</p>"),
    MarkdownCase("backtick in the language", "``` a`b\nc", "<p>``` a`b\nc</p>"),
    MarkdownCase(
      "backtick in the language of tildes", "~~~ a`b\nc\n~~~",
      "<pre><code class=\"language-a`b\">c\n</code></pre>"),
    MarkdownCase(
      "nothing means anything", "```\n# a\n- <b> &lt;\n```",
      "<pre><code># a\n- &lt;b&gt; &amp;lt;\n</code></pre>"),
    MarkdownCase("line feeds of Windows", "```\r\na\r\n```\r\n", "<pre><code>a\n</code></pre>"),
  ]

  static let spans = [
    MarkdownCase("a word", "`a`", "<p><code>a</code></p>"),
    MarkdownCase("two backticks", "``a`b``", "<p><code>a`b</code></p>"),
    MarkdownCase("a backtick alone", "`` ` ``", "<p><code>`</code></p>"),
    MarkdownCase("one space on each side is taken off", "`  a  `", "<p><code> a </code></p>"),
    MarkdownCase("space on one side is kept", "` a`", "<p><code> a</code></p>"),
    MarkdownCase("space only", "` `", "<p><code> </code></p>"),
    MarkdownCase("line ends are spaces", "`a\nb`", "<p><code>a b</code></p>"),
    MarkdownCase("no escapes", "`a\\`b", "<p><code>a\\</code>b</p>"),
    MarkdownCase("escaped outside", "\\`a`", "<p>`a`</p>"),
    MarkdownCase("no entities", "`&amp; <b>`", "<p><code>&amp;amp; &lt;b&gt;</code></p>"),
    MarkdownCase("before emphasis", "*a`*`", "<p>*a<code>*</code></p>"),
    MarkdownCase("before links", "[a`](b)`", "<p>[a<code>](b)</code></p>"),
    MarkdownCase("left open", "`a", "<p>`a</p>"),
    MarkdownCase("marks of other lengths", "```a``", "<p>```a``</p>"),
    MarkdownCase("a tag first", "<a href=\"`\">`", "<p><!-- raw HTML omitted -->`</p>"),
  ]
}
