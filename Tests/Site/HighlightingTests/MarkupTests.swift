import Testing

@Suite("Markup in colours") struct MarkupTests {
  @Test(
    "HTML has tags, attributes and what other languages stand in it",
    arguments: [
      ColouredCode(
        "html", "<a href='b>c' d=e f>g &amp; &#x41; h & i;</a>", "k a", "a href", "s 'b>c'", "a d",
        "s e", "a f", "n &amp;", "n &#x41;", "k a"),
      ColouredCode(
        "html", "<!DOCTYPE html><!-- <b> --><br/>", "k <!DOCTYPE html>", "c <!-- <b> -->", "k br"),
      ColouredCode("html", "a < b && c <d", "k d"),
      ColouredCode("html", "<!-- never <b>", "k b"),
      ColouredCode(
        "html", "<script>let a = '</b>' // c</script>", "k script", "k let", "s '</b>'", "c // c",
        "k script"),
      ColouredCode(
        "html", "<script type=\"application/json\">{\"a\": 1}</script>", "k script", "a type",
        "s \"application/json\"", "a \"a\"", "n 1", "k script"),
      ColouredCode(
        "html", "<script type=\"text/x-a\">let a</script>", "k script", "a type", "s \"text/x-a\"",
        "k script"),
      ColouredCode(
        "html", "<style>a:hover { color: red }</style>", "k style", "a color", "k style"),
      ColouredCode(
        "html", "<script src=a></SCRIPT><i>'b'</i>", "k script", "a src", "s a", "k SCRIPT", "k i",
        "k i"),
      ColouredCode(
        "html", "<a {{#b}}c=\"{{d}}\"{{/b}}>{{! e }}{{f}}</a>", "k a", "a c", "s \"{{d}}\"",
        "c {{! e }}", "k a"),
      ColouredCode("html", "<a title=\"b>", "k a", "a title", "a b"),
      ColouredCode(
        "xml", "<?xml version=\"1.0\"?><a:b c=\"d\"><![CDATA[<e>]]></a:b>",
        "a <?xml version=\"1.0\"?>", "k a:b", "a c", "s \"d\"", "s <![CDATA[<e>]]>", "k a:b"),
      ColouredCode("xml", "<script>let a</script>", "k script", "k script"),
    ])
  func html(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "CSS tells properties from selectors",
    arguments: [
      ColouredCode(
        "css", "a:hover, #fff .b1 { color: #fff; margin: -1.5em 0 10% }", "a color", "n #fff",
        "a margin", "n -1.5em", "n 0", "n 10%"),
      ColouredCode(
        "css", "a { background: url(data:a;b,'c) no-repeat; --d-1: var(--e-2) }", "a background",
        "s data:a;b,'c", "a --d-1"),
      ColouredCode(
        "css", "@media (min-width: 40em) { [a=\"}\"] { b: c !important } }", "k @media", "n 40em",
        "s \"}\"", "a b", "k !important"),
      ColouredCode(
        "css", "/* a; */ b::after { content: \"\\\"}\"; }", "c /* a; */", "a content", "s \"\\\"}\""
      ),
      ColouredCode("css", "color: red;", "a color"),
      ColouredCode("css", "a { b: c /* never }", "a b"),
      ColouredCode("css", "a { &:is(b, c) { d: calc(1px + -2px) } }", "a d", "n 1px", "n -2px"),
      ColouredCode("css", "a // b\n{ c: d }", "a c"),
      ColouredCode(
        "scss", "// a\n$b: 1px; c#{$d} { &:e { f: $b } }", "c // a", "a $b", "n 1px", "a f"),
    ])
  func css(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "Markdown has headings, code and comments",
    arguments: [
      ColouredCode("md", "# A\n#b\n\\`c `` d ` `` e", "k # A", "s `` d ` ``"),
      ColouredCode("md", "```js\n# a\n```\n~~~\nnever", "s ```js\n# a\n```"),
      ColouredCode("md", "a <!-- `b`\n# c --> d\n## e", "c <!-- `b`\n# c -->", "k ## e"),
      ColouredCode("md", "---\ntitle: true\n---\n", "k ---", "a title", "k true", "k ---"),
      ColouredCode("markdown", "a `b\nc` d <!-- e"),
    ])
  func markdown(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "Patches tell file names from lines",
    arguments: [
      ColouredCode(
        "diff",
        "diff --git a b\n--- a\n+++ b\n@@ -1 +1 @@ c\n d\n-e\n+f\n--- g\n+++h\n\\ No newline",
        "c diff --git a b", "c --- a", "c +++ b", "c @@ -1 +1 @@ c", "d -e", "i +f", "d --- g",
        "i +++h", "c \\ No newline"),
      ColouredCode("patch", "- a\r\n+ b\r\n", "d - a", "i + b"),
    ])
  func patches(_ code: ColouredCode) throws { try code.check() }
}
