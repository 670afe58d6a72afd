import Testing

@Suite("Lists") struct ListCases {
  @Test("Lists", arguments: lists) func list(_ row: MarkdownCase) { row.check() }
  @Test("Items", arguments: items) func item(_ row: MarkdownCase) { row.check() }

  static let lists = [
    MarkdownCase("hyphens", "- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    MarkdownCase("stars", "* a\n* b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    MarkdownCase("plus signs", "+ a\n+ b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    MarkdownCase("another sign", "- a\n+ b", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>"),
    MarkdownCase("numbers", "1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>"),
    MarkdownCase("parentheses", "1) a\n2) b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>"),
    MarkdownCase(
      "another delimiter", "1. a\n1) b", "<ol>\n<li>a</li>\n</ol>\n<ol>\n<li>b</li>\n</ol>"),
    MarkdownCase("a first number", "7. a\n9. b", "<ol start=\"7\">\n<li>a</li>\n<li>b</li>\n</ol>"),
    MarkdownCase("zero", "0. a", "<ol start=\"0\">\n<li>a</li>\n</ol>"),
    MarkdownCase("zeros in front", "003. a", "<ol start=\"3\">\n<li>a</li>\n</ol>"),
    MarkdownCase("nine digits", "123456789. a", "<ol start=\"123456789\">\n<li>a</li>\n</ol>"),
    MarkdownCase("ten digits", "1234567890. a", "<p>1234567890. a</p>"),
    MarkdownCase("a negative number", "-1. a", "<p>-1. a</p>"),
    MarkdownCase("no space", "-a\n\n1.b", "<p>-a</p>\n<p>1.b</p>"),
    MarkdownCase(
      "loose", "- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>"),
    MarkdownCase(
      "tight with an empty line after it", "- a\n- b\n\nc",
      "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>c</p>"),
    MarkdownCase("interrupting a paragraph", "a\n- b", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>"),
    MarkdownCase(
      "numbers interrupting from one only", "a\n1. b", "<p>a</p>\n<ol>\n<li>b</li>\n</ol>"),
    MarkdownCase("another number does not interrupt", "a\n2. b", "<p>a\n2. b</p>"),
    MarkdownCase("an empty item does not interrupt", "a\n*", "<p>a\n*</p>"),
    MarkdownCase(
      "items indented unevenly", "- a\n - b\n  - c",
      "<ul>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ul>"),
    MarkdownCase(
      "separated by a comment", "- a\n\n<!-- -->\n\n- b",
      "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>"),
    MarkdownCase("escaped", "\\- a\n\n1\\. b", "<p>- a</p>\n<p>1. b</p>"),
  ]

  static let items = [
    MarkdownCase("empty", "-\n- a\n-", "<ul>\n<li></li>\n<li>a</li>\n<li></li>\n</ul>"),
    MarkdownCase("beginning a line later", "-\n  a", "<ul>\n<li>a</li>\n</ul>"),
    MarkdownCase("beginning two lines later", "-\n\n  a", "<ul>\n<li></li>\n</ul>\n<p>a</p>"),
    MarkdownCase("a line carried on", "- a\n  b", "<ul>\n<li>a\nb</li>\n</ul>"),
    MarkdownCase("a line carried on at the margin", "- a\nb", "<ul>\n<li>a\nb</li>\n</ul>"),
    MarkdownCase("two paragraphs", "- a\n\n  b", "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>"),
    MarkdownCase(
      "a paragraph too little indented", "- a\n\n b", "<ul>\n<li>a</li>\n</ul>\n<p>b</p>"),
    MarkdownCase(
      "as wide as its number", "10. a\n\n    b",
      "<ol start=\"10\">\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ol>"),
    MarkdownCase(
      "as wide as its space", "-   a\n\n    b", "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>"),
    MarkdownCase(
      "begun with code", "-     a", "<ul>\n<li>\n<pre><code>a\n</code></pre>\n</li>\n</ul>"),
    MarkdownCase(
      "code in it", "- a\n\n      b",
      "<ul>\n<li>\n<p>a</p>\n<pre><code>b\n</code></pre>\n</li>\n</ul>"),
    MarkdownCase(
      "a fence in it", "- ```\n  a\n  ```", "<ul>\n<li>\n<pre><code>a\n</code></pre>\n</li>\n</ul>"),
    MarkdownCase("a heading in it", "- # a", "<ul>\n<li>\n<h1>a</h1>\n</li>\n</ul>"),
    MarkdownCase(
      "a quote in it", "- > a", "<ul>\n<li>\n<blockquote>\n<p>a</p>\n</blockquote>\n</li>\n</ul>"),
    MarkdownCase(
      "a list in it", "- a\n  - b", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>"),
    MarkdownCase("a list at once", "- - a", "<ul>\n<li>\n<ul>\n<li>a</li>\n</ul>\n</li>\n</ul>"),
    MarkdownCase(
      "numbers in points", "- 1. a\n  2. b",
      "<ul>\n<li>\n<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n</li>\n</ul>"),
    MarkdownCase(
      "three levels", "- a\n  - b\n    - c\n- d",
      "<ul>\n<li>a\n<ul>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n</li>\n<li>d</li>\n</ul>"),
    MarkdownCase(
      "too little indented for a list in it", "1. a\n  - b",
      "<ol>\n<li>a</li>\n</ol>\n<ul>\n<li>b</li>\n</ul>"),
    MarkdownCase(
      "loose outside, tight inside", "- a\n\n  - b\n  - c\n\n- d",
      "<ul>\n<li>\n<p>a</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</li>\n<li>\n<p>d</p>\n</li>\n</ul>"
    ),
    MarkdownCase(
      "an empty line in a fence keeps it tight", "- ```\n  a\n\n  b\n  ```\n- c",
      "<ul>\n<li>\n<pre><code>a\n\nb\n</code></pre>\n</li>\n<li>c</li>\n</ul>"),
    MarkdownCase(
      "a definition in it", "- a [b]\n- [b]: /c",
      "<ul>\n<li>a <a href=\"/c\">b</a></li>\n<li></li>\n</ul>"),
    MarkdownCase("a tab after the sign", "-\ta", "<ul>\n<li>a</li>\n</ul>"),
  ]
}
