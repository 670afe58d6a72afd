import CommonMark
import Testing

@Suite("Directives as HTML") struct DirectiveCases {
  @Test("Directives", arguments: cases)
  func directive(_ row: MarkdownCase) {
    row.check { renderer in
      for name in ["figure", "house:box"] {
        renderer.directives[name] = { directive in
          let arguments = directive.arguments.map(\.text)
          let attributes = directive.attributes.map { "\($0.key)=\($0.value)" }
          return "<x>\((arguments + attributes).joined(separator: ";"))|\(directive.body)</x>"
        }
      }
    }
  }

  static let cases = [
    MarkdownCase("between braces", "```{figure}\n```", "<x>|</x>"),
    MarkdownCase("with a colon", "```house:box\n```", "<x>|</x>"),
    MarkdownCase("with a body", "```{figure}\na\n\n*b*\n```", "<x>|a\n\n*b*\n</x>"),
    MarkdownCase("with words", "```{figure a b}\n```", "<x>a;b|</x>"),
    MarkdownCase("with keys", "```{figure a=b c=\"d e\"}\n```", "<x>a=b;c=d e|</x>"),
    MarkdownCase("with an empty value", "```{figure a=}\n```", "<x>a=|</x>"),
    MarkdownCase("with much space", "```  {figure   a  }\n```", "<x>a|</x>"),
    MarkdownCase("of tildes", "~~~house:box a\nb\n~~~", "<x>a|b\n</x>"),
    MarkdownCase("left open", "```{figure}\na", "<x>|a\n</x>"),
    MarkdownCase("in a list", "- ```{figure}\n  a\n  ```", "<ul>\n<li>\n<x>|a\n</x>\n</li>\n</ul>"),
    MarkdownCase(
      "in a quote", "> ```{figure}\n> a\n> ```", "<blockquote>\n<x>|a\n</x>\n</blockquote>"),
    MarkdownCase("between paragraphs", "a\n```{figure}\n```\nb", "<p>a</p>\n<x>|</x>\n<p>b</p>"),
    MarkdownCase(
      "a language is none", "```figure\na\n```",
      "<pre><code class=\"language-figure\">a\n</code></pre>"),
    MarkdownCase(
      "a brace left open is none", "```{figure\na\n```",
      "<pre><code class=\"language-{figure\">a\n</code></pre>"),
    MarkdownCase(
      "an attribute is none", "```a=b:c\n```", "<pre><code class=\"language-a=b:c\"></code></pre>"),
    MarkdownCase("indented code is none", "    {figure}", "<pre><code>{figure}\n</code></pre>"),
    MarkdownCase(
      "an unknown one stays code", "```house:bax\n```",
      "<pre><code class=\"language-house:bax\"></code></pre>"),
  ]
}
